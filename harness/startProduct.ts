import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { scripts } from '../package.json';
import { scaledLimit } from '../scripts/timeLimits.mjs';
import { ADMIN_PASSWORD } from './adminPassword';
import { freePort } from './freePort';

/** The arguments of `npm start`. */
const FLAGS = scripts.start.match(/--\S+/g) ?? [];
const ROOT = join(import.meta.dirname, '..');
/** A busy machine takes minutes for what takes an idle one seconds. */
const START_LIMIT_MS = scaledLimit(180_000);
const STOP_LIMIT_MS = scaledLimit(15_000);

export interface ProductOptions {
  /** The folder of the build. Defaults to this repository. */
  root?: string;
  /** Address of a PostgreSQL database. Defaults to the embedded SQLite file. */
  databaseUrl?: string;
  /** The data folder of a stopped product to copy. Defaults to an empty one. */
  dataOf?: string;
  /** Additional environment variables; `undefined` removes one. */
  environment?: Readonly<Record<string, string | undefined>>;
}

/** The built product, running as a separate process on its own data folder. */
export interface Product {
  /** `http://127.0.0.1:<port>`; the same after a restart. */
  readonly url: string;
  readonly adminPassword: string;
  /** The folder of its files, and of the embedded database. */
  readonly dataDir: string;
  /** The location of its database: a file or a `postgres://…`. */
  readonly databaseAddress: string;
  /** Process id of the running server. */
  pid(): number;
  /** Everything the server printed so far. */
  output(): string;
  /** Kills the server without a warning, as a power failure would. */
  kill9(): Promise<void>;
  /** Starts it again on the same data. */
  restart(): Promise<void>;
  /** Stops the server cleanly; resolves with its exit code. */
  end(): Promise<number | null>;
  /** Stops it cleanly and removes its data folder. */
  stop(): Promise<number | null>;
}

/** Starts the built product with demo data, which a first start loads, and waits until `/readyz` answers. */
export async function startProduct({
  root = ROOT,
  databaseUrl,
  dataOf,
  environment,
}: ProductOptions = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-product-'));
  if (dataOf !== undefined) cpSync(dataOf, dataDir, { recursive: true });
  const port = await freePort();
  const adminPassword = ADMIN_PASSWORD;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD: adminPassword,
    DEMO_DATA: 'small',
    DRAIN_SECONDS: '0',
    ...environment,
  };
  let output = '';
  let server: ChildProcess | undefined;

  const start = async () => {
    const started = spawn(process.execPath, [...FLAGS, join(root, 'dist', 'server', 'main.js')], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    server = started;
    await untilReady(url, started, () => output);
  };
  const end = async (signal: NodeJS.Signals) => {
    const ending = server;
    server = undefined;
    return ending ? ended(ending, signal) : null;
  };
  const url = `http://127.0.0.1:${port}`;
  const product: Product = {
    url,
    adminPassword,
    dataDir,
    databaseAddress: databaseUrl ?? join(dataDir, 'care.db'),
    pid() {
      if (server?.pid === undefined) throw new Error('the server is not running');
      return server.pid;
    },
    output: () => output,
    async kill9() {
      await end('SIGKILL');
    },
    restart: start,
    end: () => end('SIGTERM'),
    async stop() {
      const code = await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
  try {
    await start();
  } catch (error) {
    await end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
  return product;
}

async function untilReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}:\n${output()}`);
    if (await answers(`${url}/readyz`)) return;
    await delay(50);
  }
  throw new Error(`the server is not ready:\n${output()}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(1_000) });
    return ok;
  } catch (error) {
    // Not listening yet, or too busy with its first start to answer in time.
    if (error instanceof Error) return false;
    throw error;
  }
}

/** Sends the signal and waits for the exit; a server that ignores it is killed, which counts as a failure. */
async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      server.kill('SIGKILL');
      reject(new Error(`the server did not end within ${STOP_LIMIT_MS} ms after ${signal}`));
    }, STOP_LIMIT_MS);
    server.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
    server.kill(signal);
  });
}
