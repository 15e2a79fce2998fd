/**
 * Measures the cost of a package of nearly 50,000 visits for the built product's server, on SQLite. It measures the
 * duration, the memory beyond idle, and the response times of lists meanwhile.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { addDays, dayAt } from '../contract/moment';
import { PACKAGE_ROWS_MAX } from '../contract/package/packageLimits';
import { ADMIN_PASSWORD } from '../harness/adminPassword';
import { startProduct } from '../harness/startProduct';
import { percentile, report } from './report';
import { createDatabase } from './support/largeDatabase';
import { signIn } from './support/session';

const SAMPLE_MS = 50;
const LISTS = [
  'selectBySelectivePagination.elderly.open?pageNum=1&pageSize=20',
  'selectBySelectivePagination.serviceApplication.open?pageNum=1&pageSize=20&status=completed',
];

const answer = z.object({
  status: z.literal(8000),
  dataCount: z.number().optional(),
  data: z.looseObject({ taskId: z.string().optional(), status: z.string().optional() }).or(z.array(z.unknown())),
});
const progress = z.object({ taskId: z.string(), status: z.string(), total: z.number(), bytes: z.number().nullable() });

const folder = await mediumFolder();
const product = await startProduct({
  environment: { DATA_DIR: folder, DEMO_DATA: 'none', LOG_LEVEL: 'warn', JOBS: 'off' },
});
try {
  const base = `${product.url}/api/`;
  const headers = { authorization: await signIn(base, product.adminPassword), 'content-type': 'application/json' };
  const get = async (path: string) => answer.parse(await (await fetch(`${base}${path}`, { headers })).json());
  const ask = async (params: object) => {
    const body = JSON.stringify(params);
    const response = await fetch(`${base}packageSelective.serviceApplicationIO.open`, {
      method: 'POST',
      headers,
      body,
    });
    return progress.parse(answer.parse(await response.json()).data);
  };
  const filter = { planStart: { from: await firstDay(get) } };
  for (const list of LISTS) await get(list);
  // Baseline: response times of lists on this machine without other work.
  const idleWaits: number[] = [];
  for (let sample = 0; sample < 100; sample += 1) {
    idleWaits.push(await timed(() => get(LISTS[sample % LISTS.length] ?? '')));
    await delay(SAMPLE_MS);
  }
  const idle = memoryOf(product.pid());

  const start = performance.now();
  const begun = await ask(filter);
  const waits: number[] = [];
  let peak = idle;
  let state = begun;
  for (let sample = 0; state.status === 'queued' || state.status === 'running'; sample += 1) {
    waits.push(await timed(() => get(LISTS[sample % LISTS.length] ?? '')));
    peak = Math.max(peak, memoryOf(product.pid()));
    await delay(SAMPLE_MS);
    if (sample % 10 === 0) state = await ask({ taskId: begun.taskId });
  }
  const seconds = (performance.now() - start) / 1000;
  if (state.status !== 'ready') throw new Error(`the package is ${state.status}`);
  const detail = { rows: state.total, megabytes: (state.bytes ?? 0) / 1e6 };
  report({ name: 'package.time', value: seconds, unit: 's', detail });
  report({ name: 'package.memory', value: peak - idle, unit: 'MB', atMost: 150, detail: { idle } });
  report({
    name: 'package.listMeanwhile',
    value: percentile(waits, 0.95),
    unit: 'ms',
    atMost: 100,
    detail: { asked: waits.length, longest: Math.max(...waits), alone: percentile(idleWaits, 0.95) },
  });
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Returns a data folder with 10,000 elders and related records. */
async function mediumFolder(): Promise<string> {
  const path = mkdtempSync(join(tmpdir(), 'console-bench-'));
  const demo = { size: 'medium' as const, today: dayAt(Date.now()), days: 0 };
  const database = await createDatabase(join(path, 'care.db'), { dataDir: path, adminPassword: ADMIN_PASSWORD, demo });
  await database.close();
  return path;
}

/** Returns the duration of a task in milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Returns the first day since which there are as many visits as one package may contain. */
async function firstDay(get: (path: string) => Promise<z.infer<typeof answer>>): Promise<string> {
  let day = addDays(dayAt(Date.now()), 30);
  for (;;) {
    const earlier = addDays(day, -1);
    const { dataCount = 0 } = await get(
      `selectBySelectivePagination.serviceApplication.open?pageSize=1&planStart.from=${earlier}`,
    );
    if (dataCount > PACKAGE_ROWS_MAX) return day;
    day = earlier;
  }
}

/** Returns the memory of a process, in megabytes of 10^6 bytes, without the memory-mapped pages of the database file. */
function memoryOf(pid: number): number {
  const kibibytes = /RssAnon:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kibibytes) * 1024) / 1e6;
}
