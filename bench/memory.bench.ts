/** Memory of the server process at rest: started on demo data that it has, as after a restart of the machine, and some calls answered. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '../tests/e2e/support/startProduct';
import { report } from './harness';

const CALLS = 200;
const REST_MS = 5_000;

const product = await startProduct();
try {
  // What loading the demo data took is no rest.
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

/** Resident memory of a process, in megabytes of 10^6 bytes. */
function residentMegabytes(pid: number): number {
  const kibibytes = Number(process.platform === 'linux' ? fromProc(pid) : fromPs(pid));
  if (!Number.isFinite(kibibytes) || kibibytes <= 0) throw new Error(`nothing tells the memory of process ${pid}`);
  return (kibibytes * 1024) / 1e6;
}

function fromProc(pid: number): string | undefined {
  // Slim Linux images have no ps.
  return /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
}

function fromPs(pid: number): string {
  return execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
}
