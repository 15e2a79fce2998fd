import { inject, vi } from 'vitest';
import { inDatabase } from '../../../harness/inDatabase';
import { postgresDatabases, type TestDatabases } from '../../../harness/postgres/postgresDatabases';
import { type Product, startProduct } from '../../../harness/startProduct';
import { scaledLimit } from '../../../scripts/timeLimits.mjs';
import type { SqlDialect } from '../../../server/db/database';
import { claimLoading, type DemoData, isLoading, keepDemo, readDemo, releaseLoading } from './demoFolder';

/**
 * Starts the built product on a copy of the demo data that one product of this run has loaded. The first browser test that
 * needs the data loads it.
 *
 * @param databases where the database is created. Defaults to a separate file
 */
export async function startDemoProduct(databases?: TestDatabases): Promise<Product> {
  const { dataDir, databaseUrl } = await demoData(databases ? 'postgres' : 'sqlite');
  return startProduct({ dataOf: dataDir, databaseUrl: databaseUrl && (await databases?.copy(databaseUrl)) });
}

/** Generous, because the speed of a shared machine is unrelated to the server. */
const WORK_LIMIT_MS = scaledLimit(180_000);
const LOAD_LIMIT_MS = scaledLimit(360_000);

/** The server runs its nightly jobs once at its start; copies begin after that. */
async function nightlyWorkDone(product: Product): Promise<void> {
  const isDone = () =>
    inDatabase(product, async ({ read }) => {
      const turn = await read
        .selectFrom('jobTurn')
        .select('nextRun')
        .where('name', '=', 'serviceApplication.figures')
        .executeTakeFirst();
      return Number(turn?.nextRun ?? 0) > Date.now();
    });
  await vi.waitUntil(isDone, { timeout: WORK_LIMIT_MS, interval: 200 });
}

async function demoData(kind: SqlDialect): Promise<DemoData> {
  const folder = inject('demoFolder');
  const known = readDemo(folder, kind, Date.now());
  if (known) return known;
  if (!claimLoading(folder, kind)) {
    await vi.waitUntil(() => !isLoading(folder, kind), { timeout: LOAD_LIMIT_MS, interval: 200 });
    return demoData(kind);
  }
  try {
    const loaded = Date.now();
    const databaseUrl = kind === 'postgres' ? await postgresDatabases(() => inject('postgresUrl')).create() : undefined;
    const product = await startProduct({ databaseUrl });
    await nightlyWorkDone(product);
    await product.end();
    keepDemo(folder, kind, loaded, { dataDir: product.dataDir, databaseUrl });
  } finally {
    releaseLoading(folder, kind);
  }
  return demoData(kind);
}
