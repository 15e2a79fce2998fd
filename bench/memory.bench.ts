/**
 * Measures the memory of the idle server process: after a restart on data whose jobs have caught up, and after some calls.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '../harness/startProduct';
import { report } from './report';

const CALLS = 200;
const REST_MS = 5_000;
/** Milliseconds for the jobs of the first start. */
const CATCH_UP_MS = 40_000;

const product = await startProduct();
try {
  // While jobs process the new demo data, the server is not idle.
  await delay(CATCH_UP_MS);
  await product.end();
  await product.restart();
  for (let call = 0; call < CALLS; call += 1) {
    await (await fetch(`${product.url}${call % 2 === 0 ? '/login' : '/api/isLogin.admin.open'}`)).text();
  }
  await delay(REST_MS);
  report({ name: 'server.idleMemory', value: residentMegabytes(product.pid()), unit: 'MB', atMost: 150 });
} finally {
  await product.stop();
}

/** Returns the resident memory of a process, in megabytes of 10^6 bytes. */
function residentMegabytes(pid: number): number {
  const kibibytes = Number(process.platform === 'linux' ? fromProc(pid) : fromPs(pid));
  if (!Number.isFinite(kibibytes) || kibibytes <= 0) throw new Error(`nothing tells the memory of process ${pid}`);
  return (kibibytes * 1024) / 1e6;
}

function fromProc(pid: number): string | undefined {
  // Slim Linux images have no `ps`.
  return /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
}

function fromPs(pid: number): string {
  return execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
}
