import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import type { Database, Queries, WriteTransaction } from '../db/database';
import { collectStatistics, migrate } from '../db/migrations/migrate';
import { computePinyin } from '../db/pinyin/computePinyin';
import { advanceIdSequence, type BulkInsert, bulkInsert } from '../db/rows/bulkInsert';
import { insertTuples } from '../db/rows/insertTuples';
import { findAllRecords } from '../db/rows/repository';
import { entityTable } from '../db/tables/entityTable';
import { dropSearchIndex } from '../db/tables/searchIndex';
import { bumpVersions } from '../db/tableVersions';
import type { FileStore } from '../files/FileStore';
import { sections } from '../sections';
import { type DemoDictionaries, demoRuleContext } from './demoPlan';
import type { DemoSize } from './demoSizes';
import { demoNow, lockDemoState, readDemoState, requireDemoState, writeDemoState } from './demoState';
import { DEMO_SEED } from './draw';
import { demo } from './sections';
import { storedPlan } from './storedPlan';
import { writeAllUnits } from './writeDemoUnits';

export interface DemoOptions {
  size: DemoSize;
  /** The base day of the demo data, `YYYY-MM-DD`. Only the first load uses it. */
  today: string;
  /** The time up to which visits have been made, in milliseconds since 1970. Defaults to ten in the morning. */
  now?: number;
  seed?: number;
  /** Stores the recordings of answered calls; without it the demo has no answered calls. */
  files?: FileStore;
  /** Days of health data to write, rounded to whole units. Defaults to all days. A later load continues. */
  days?: number;
  /** Called when only health data is missing, if that takes minutes. */
  onUsable?: () => void;
  /** Called repeatedly with the progress of the health data, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** `loaded` now; `present` since an earlier start; `refused` because the database contains other records. */
export type DemoOutcome = 'loaded' | 'present' | 'refused';

/** Records per transaction. */
const CHUNK = 1_000;

/**
 * Fills an empty database with seeded type lists with demo data. Records and progress are committed together, so an
 * interrupted load resumes with its original size, seed and day. Two processes at once share the work.
 */
export async function loadDemoData(database: Database, options: DemoOptions): Promise<DemoOutcome> {
  const existingState = await readDemoState(database.read);
  if (existingState?.done) return 'present';
  if (!existingState && !(await beginLoading(database, options))) return 'refused';
  const dictionaries = await readDictionaries(database.read);
  if (!existingState?.usable) {
    for (const { storeFiles } of demo.modules)
      if (options.files) await storeFiles?.(options.files, demo.sizes[options.size]);
    while (await database.write((transaction) => writeChunk({ transaction, dictionaries }))) await setImmediate();
    // Creates the indexes again that `begin` dropped.
    await migrate(database, sections);
    await collectStatistics(database);
    await database.write((transaction) => markUsable({ transaction, dictionaries }));
  }
  const isComplete = await writeAllUnits(database, dictionaries, options);
  if (isComplete) await database.write(finish);
  return 'loaded';
}

/** Plans the demo data. Returns `false` if the database already contains other records. */
function beginLoading(
  database: Database,
  { size, today, now, files, seed = DEMO_SEED }: DemoOptions,
): Promise<boolean> {
  return database.write(async (transaction) => {
    // Another process may have begun meanwhile.
    if (await lockDemoState(transaction)) return true;
    for (const { entity } of [...demo.tables, ...demo.reserved].filter((table) => table.entity.name !== 'admin')) {
      if (await transaction.selectFrom(entity.name).select('id').limit(1).executeTakeFirst()) return false;
    }
    const last = await transaction
      .selectFrom('admin')
      .select(sql<number | null>`max("id")`.as('id'))
      .executeTakeFirst();
    const firstAdminId = (last?.id ?? 0) + 1;
    await writeDemoState(transaction, {
      size,
      today,
      now: demoNow({ today, now }),
      seed,
      firstAdminId,
      recordings: files !== undefined,
      written: {},
      done: false,
    });
    for (const { entity } of demo.tables) await dropIndexes(transaction, entity);
    return true;
  });
}

/**
 * Filling a table before indexing it takes a third of the time. A start after an interrupted load creates the indexes again.
 */
async function dropIndexes(transaction: WriteTransaction, entity: Entity): Promise<void> {
  for (const { name } of entityTable(entity).indexes) {
    await sql`drop index if exists ${sql.id(name)}`.execute(transaction);
  }
  await dropSearchIndex(transaction, entity);
}

interface Chunk {
  transaction: WriteTransaction;
  dictionaries: DemoDictionaries;
}

/** Writes the next records. Returns `false` if none are left. */
async function writeChunk({ transaction, dictionaries }: Chunk): Promise<boolean> {
  const state = await requireDemoState(transaction);
  const plan = storedPlan(state, dictionaries);
  const table = demo.tables.find(({ entity, count }) => (state.written[entity.name] ?? 0) < count(plan.counts));
  if (!table) return false;
  const { entity } = table;
  const start = state.written[entity.name] ?? 0;
  const end = Math.min(start + CHUNK, table.count(plan.counts));
  const rules = demoRuleContext(plan);
  const records = Array.from({ length: end - start }, (_, index) => table.record(plan, rules, start + index + 1));
  for (const record of records) Object.assign(record, await computePinyin(entity, record));
  await bulkInsert({ transaction, entity, records });
  await writeFileReferences({ transaction, entity, records });
  await writeDemoState(transaction, { ...state, written: { ...state.written, [entity.name]: end } });
  return true;
}

/** Access to a file is checked through the records that use it. */
async function writeFileReferences({ transaction, entity, records }: BulkInsert): Promise<void> {
  const recordings = Object.keys(entity.fields).filter((field) => entity.fields[field]?.kind === 'audio');
  const rows = records.flatMap((record) =>
    recordings.flatMap((field) => {
      const fileId = record[field];
      return typeof fileId === 'string' ? [[entity.name, Number(record.id), fileId, 0]] : [];
    }),
  );
  await insertTuples({ transaction, table: 'fileReference', columns: FILE_REFERENCE_COLUMNS, rows });
}

const FILE_REFERENCE_COLUMNS = ['entity', 'recordId', 'fileId', 'isOpen'];

/** Completes the part of the load that the console needs. */
async function markUsable({ transaction, dictionaries }: Chunk): Promise<void> {
  const state = await requireDemoState(transaction);
  // Another process may have completed it first.
  if (state.usable) return;
  const plan = storedPlan(state, dictionaries);
  for (const { entity, count } of demo.reserved) await advanceIdSequence({ transaction, entity }, count(plan.counts));
  for (const { complete } of demo.modules) await complete?.({ transaction }, plan);
  await writeDemoState(transaction, { ...state, usable: true });
  await bumpVersions(
    transaction,
    demo.tables.map(({ entity }) => entity.name),
  );
}

async function finish(transaction: WriteTransaction): Promise<void> {
  const state = await requireDemoState(transaction);
  await writeDemoState(transaction, { ...state, done: true });
}

async function readDictionaries(queries: Queries): Promise<DemoDictionaries> {
  const listedNames = new Set(demo.modules.flatMap(({ lists = [] }) => lists.map(({ name }) => name)));
  const lists = sections.entities.filter((entity) => entity.dictionary || listedNames.has(entity.name));
  const entries = new Map<string, Awaited<ReturnType<typeof findAllRecords>>>();
  for (const entity of lists) entries.set(entity.name, await findAllRecords(queries, entity));
  return entries;
}
