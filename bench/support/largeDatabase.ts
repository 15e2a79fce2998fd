import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrations/migrate';
import { openDatabase } from '../../server/db/openDatabase';
import { loadDemoData } from '../../server/demo';
import type { DemoSize } from '../../server/demo/demoSizes';
import { loadEncryptionKey } from '../../server/keys/sealKey';
import { sections } from '../../server/sections';
import { seedDatabase } from '../../server/seedDatabase';

const ROOT = join(import.meta.dirname, '..', '..');
const CACHE = join(ROOT, '.cache', 'bench');
/** Sources of the rows and tables; a change of any of them invalidates the cached database. */
const SOURCES = [
  'contract',
  'server/db',
  'server/demo',
  'server/seedDatabase.ts',
  ...readdirSync(join(ROOT, 'src/plugins')).flatMap((section) =>
    ['entities', 'demo', 'server']
      .map((folder) => `src/plugins/${section}/${folder}`)
      .filter((path) => existsSync(join(ROOT, path))),
  ),
];

/** The day of the demo data in all benches, so that every run sends the same queries for the same rows. */
export const BENCH_DAY = '2026-06-15';

/** Days of health data; the benches need no more of them, and more would take time. */
const HEALTH_DAYS = { small: 3, medium: 3, large: 0 } satisfies Record<DemoSize, number>;

interface NewDatabaseOptions {
  /** Folder of the encryption key. */
  dataDir: string;
  adminPassword: string;
  /** Defaults to none. */
  demo?: { size: DemoSize; today: string; days?: number };
}

/** Opens a database of this version at an address, and fills it with its first rows and demo data unless they are there. */
export async function createDatabase(
  address: string,
  { dataDir, adminPassword, demo }: NewDatabaseOptions,
): Promise<Database> {
  const database = await openMigrated(address, dataDir);
  await seedDatabase({ database, adminPassword });
  if (demo) await loadDemoData(database, demo);
  return database;
}

async function openMigrated(address: string, dataDir: string): Promise<Database> {
  const database = openDatabase(address);
  await loadEncryptionKey(database, dataDir);
  await migrate(database, sections);
  return database;
}

interface DemoDatabaseOptions {
  size: DemoSize;
  adminPassword: string;
}

/** Fills the database at an address with 200,000 elders and related records, unless it is filled already. */
export const fillLarge = (address: string, data: Omit<NewDatabaseOptions, 'demo'>) =>
  fill(address, { ...data, size: 'large' });

async function fill(address: string, { size, ...data }: DemoDatabaseOptions & { dataDir: string }): Promise<void> {
  const demo = { size, today: BENCH_DAY, days: HEALTH_DAYS[size] };
  const database = await createDatabase(address, { ...data, demo });
  await database.close();
}

/** Opens a copy of a cached SQLite database with demo data; `close` also removes it. */
export async function openSqliteCopy(
  options: DemoDatabaseOptions,
): Promise<{ folder: string; database: Database; close: () => Promise<void> }> {
  const { folder, remove } = await sqliteFolder(options);
  const database = await openMigrated(join(folder, 'care.db'), folder);
  const close = async () => {
    await database.close();
    remove();
  };
  return { folder, database, close };
}

/** Returns a folder with `care.db` for one run, copied from a cached one, and a function that removes it. */
export const largeSqliteFolder = (adminPassword: string) => sqliteFolder({ size: 'large', adminPassword });

/** As {@link largeSqliteFolder}, of any size. */
async function sqliteFolder({ size, adminPassword }: DemoDatabaseOptions): Promise<{ folder: string; remove(): void }> {
  const sizeFolder = join(CACHE, size);
  const cached = join(sizeFolder, checksum(SOURCES));
  if (!existsSync(cached)) {
    rmSync(sizeFolder, { recursive: true, force: true });
    const partial = join(sizeFolder, 'partial');
    mkdirSync(partial, { recursive: true });
    await fill(join(partial, 'care.db'), { size, adminPassword, dataDir: partial });
    renameSync(partial, cached);
  }
  const folder = join(sizeFolder, 'run');
  rmSync(folder, { recursive: true, force: true });
  cpSync(cached, folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function checksum(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) for (const file of filesIn(join(ROOT, path))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
