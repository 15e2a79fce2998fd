/**
 * Restarts two server processes behind nginx in turn, set up as in `docs/examples/nginx.conf`, while clients read and write.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signIn } from '../../bench/support/session';
import { freePort } from '../../harness/freePort';
import { startProduct } from '../../harness/startProduct';
import { startPostgresPair } from '../server/support/postgresPair';
import { startWriters } from './writers';

/** Longer than the two seconds after which the example closes an idle connection. */
const DRAIN_SECONDS = 4;
const CALLERS = 6;

export interface RollingReport {
  restarts: number;
  /** Exit codes of the stopped processes. */
  exitCodes: (number | null)[];
  reads: number;
  writes: number;
  /** Failed calls, by what was received instead of a response. */
  failed: Record<string, number>;
}

/**
 * Restarts each process in turn.
 * @param rounds how often each of the two processes is restarted
 * @throws when nginx is not installed
 */
export async function rollingRestart(rounds: number): Promise<RollingReport> {
  if (spawnSync('nginx', ['-v']).error) throw new Error('nginx is not installed: apt-get install nginx-light');
  const pair = await startPostgresPair();
  const closing: (() => Promise<unknown>)[] = [() => pair.stop()];
  try {
    await pair.primary.run('create database care');
    const databaseUrl = `postgres://postgres@127.0.0.1:${pair.primary.port}/care`;
    const environment = {
      DEMO_DATA: 'none',
      WRITE_RATE: '1000000',
      ADDRESS_RATE: '1000000',
      DRAIN_SECONDS: String(DRAIN_SECONDS),
    };
    const one = await startProduct({ databaseUrl, environment });
    closing.push(() => one.stop());
    const two = await startProduct({ databaseUrl, dataOf: one.dataDir, environment });
    closing.push(() => two.stop());
    const nginx = await startNginx([one.url, two.url]);
    closing.push(() => nginx.stop());
    const token = await signIn(`${nginx.url}/api/`, one.adminPassword);
    const writers = startWriters({ urls: [nginx.url], token, count: CALLERS });
    closing.push(() => writers.stop());
    const readers = startReaders(nginx.url, token, CALLERS);
    closing.push(() => readers.stop());
    const exitCodes: (number | null)[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const product of [one, two]) {
        await delay(1_000);
        exitCodes.push(await product.end());
        await product.restart();
      }
    }
    await delay(1_000);
    await Promise.all([writers.stop(), readers.stop()]);
    return {
      restarts: exitCodes.length,
      exitCodes,
      reads: readers.answered(),
      writes: writers.acknowledged.length,
      failed: Object.fromEntries([...writers.refusals, ...readers.failed]),
    };
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

/** Reads a list without a pause, each reader one call after the other. */
function startReaders(url: string, token: string, count: number) {
  const failed = new Map<string, number>();
  let isStopping = false;
  let answered = 0;
  const read = async () => {
    while (!isStopping) {
      const outcome = await fetch(`${url}/api/selectBySelectivePagination.noticeType.open?page=1&rows=10`, {
        headers: { authorization: token },
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.ok ? 'answered' : `read: answer ${response.status}`;
        },
        (error: unknown) => `read: ${error instanceof Error ? String(error.cause ?? error) : String(error)}`,
      );
      if (outcome === 'answered') answered += 1;
      else failed.set(outcome, (failed.get(outcome) ?? 0) + 1);
    }
  };
  const running = Array.from({ length: count }, read);
  return {
    failed,
    answered: () => answered,
    async stop() {
      isStopping = true;
      await Promise.all(running);
    },
  };
}

/** Runs nginx with the example's directives, without TLS and on a free port. */
async function startNginx(urls: readonly string[]): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'console-nginx-'));
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig(folder, port, urls));
  // Quotation marks keep the directive intact; the worker runs as the current user.
  const child = spawn('nginx', ['-c', config, '-e', join(folder, 'error.log'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilListening(child, url);
  return {
    url,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGQUIT');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function nginxConfig(folder: string, port: number, urls: readonly string[]): string {
  const example = readFileSync(join(import.meta.dirname, '../../docs/examples/nginx.conf'), 'utf8');
  const [first = '', second = ''] = urls.map((url) => new URL(url).host);
  const site = example
    .replace('127.0.0.1:8081', first)
    .replace('127.0.0.1:8082', second)
    // The redirect to TLS, and the TLS directives.
    .replace(/server \{\s+listen 80;[^}]+\}/, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^\s+ssl_.+;$/gm, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  return `pid ${join(folder, 'nginx.pid')};\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n}\n`;
}

async function untilListening(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    const isThere = await fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await delay(50);
  }
}
