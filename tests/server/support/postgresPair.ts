import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../../harness/freePort';
import { initialise, type PostgresPlace, postgresPlace, startServer } from '../../../harness/postgres/startPostgres';

const run = promisify(execFile);
const STREAMING_LIMIT_MS = 60_000;
/** Acknowledged data is written, and soon found by a standby; the machine itself does not fail here. */
const SETTINGS = ['synchronous_commit=on', 'wal_retrieve_retry_interval=500ms', 'wal_keep_size=512MB'];

/** Two PostgreSQL servers, the second of which follows the first; a commit is acknowledged when both have it. */
export interface PostgresPair {
  readonly primary: PairedServer;
  readonly standby: PairedServer;
  /** Stops the primary as a power failure does, and promotes the standby. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

export interface PairedServer {
  readonly port: number;
  start(): Promise<void>;
  /** `fast` ends sessions cleanly, `immediate` is like a crash. */
  end(mode: 'fast' | 'immediate'): Promise<void>;
  /** Runs a statement in the maintenance database. */
  run(statement: string): Promise<pg.QueryResultRow[]>;
}

export async function startPostgresPair(): Promise<PostgresPair> {
  const folder = mkdtempSync(join(tmpdir(), 'console-postgres-pair-'));
  const place = await postgresPlace(folder);
  const first = join(folder, 'first');
  const second = join(folder, 'second');
  await initialise(place, first);
  const primary = await pairedServer(place, first);
  const standby = await pairedServer(place, second, [
    `primary_conninfo=host=127.0.0.1 port=${primary.port} user=postgres application_name=second`,
  ]);
  await primary.start();
  await copyData(place, primary, { from: first, to: second });
  await standby.start();
  await primary.run(`alter system set synchronous_standby_names = 'second'`);
  await primary.run('select pg_reload_conf()');
  await untilStreaming(primary);
  return {
    primary,
    standby,
    async promote() {
      await primary.end('immediate');
      await standby.run('select pg_promote()');
    },
    async stop() {
      await Promise.all([primary.end('immediate'), standby.end('immediate')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function pairedServer(
  place: PostgresPlace,
  data: string,
  settings: readonly string[] = [],
): Promise<PairedServer> {
  const port = await freePort();
  let stop: (() => Promise<void>) | undefined;
  return {
    port,
    async start() {
      const server = await startServer(place, { data, port, settings: [...SETTINGS, ...settings] });
      stop = server.stop;
    },
    async end(mode) {
      if (!stop) return;
      await run(join(place.bin, 'pg_ctl'), ['stop', '-D', data, '-m', mode], { ...place.account, cwd: place.folder });
      await stop();
      stop = undefined;
    },
    async run(statement) {
      const client = new pg.Client({
        connectionString: `postgres://postgres@127.0.0.1:${port}/postgres`,
        options: '-c default_transaction_read_only=off',
      });
      await client.connect();
      try {
        return (await client.query(statement)).rows;
      } finally {
        await client.end();
      }
    },
  };
}

/** Copies the files of a running server, as `pg_basebackup` does, which the test package does not include. */
async function copyData(
  { account, folder }: PostgresPlace,
  primary: PairedServer,
  { from, to }: { from: string; to: string },
) {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${primary.port}/postgres` });
  await client.connect();
  await client.query(`select pg_backup_start('pair', true)`);
  await run('sh', ['-c', 'umask 077; cp -a "$1" "$2"; rm -f "$2"/postmaster.*', 'sh', from, to], {
    ...account,
    cwd: folder,
  });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  await client.end();
  const finishing = run('sh', ['-c', 'umask 077; cat > "$1/backup_label"; : > "$1/standby.signal"', 'sh', to], {
    ...account,
    cwd: folder,
  });
  finishing.child.stdin?.end(rows[0]?.labelfile);
  await finishing;
}

async function untilStreaming(primary: PairedServer): Promise<void> {
  const deadline = Date.now() + STREAMING_LIMIT_MS;
  for (;;) {
    const rows = await primary.run(
      `select 1 from pg_stat_replication where state = 'streaming' and sync_state = 'sync'`,
    );
    if (rows.length > 0) return;
    if (Date.now() > deadline) throw new Error('the standby does not follow the primary');
    await delay(100);
  }
}
