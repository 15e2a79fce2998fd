import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import { columnNames } from '../columnNames';
import type { Database, Row, Tuple, WriteTransaction } from '../database';
import { entityTable } from '../entityTable';
import { lockMigration } from '../migrate';
import { updateTuples } from '../updateTuples';
import { columnOwner, valueOwner } from './sealedColumns';
import { type Sealing, sealingOf } from './sealing';

/** Rows per transaction. */
const BATCH = 1_000;
/** Row of `setting` with the id of the key that encrypts all values. */
const KEY_SETTING = 'sealKey';

/** Reports the progress of a table: rows processed. */
export type TellSealed = (table: string, rows: number) => void;

/** Returns the id of the key that encrypts the values of a database; `undefined` if there is none yet. */
export async function sealKeyId({ read }: Database): Promise<string | undefined> {
  if (!(await columnNames(read, 'setting')).has('value')) return undefined;
  const row = await read.selectFrom('setting').select('value').where('name', '=', KEY_SETTING).executeTakeFirst();
  return row?.value;
}

/** Records the id of the encryption key if none is recorded. Returns the recorded one. */
export async function claimSealKey(database: Database): Promise<string> {
  const { keyId } = sealingOf(database.read);
  return database.write(async (transaction) => {
    await lockMigration(transaction, database.kind);
    const name = KEY_SETTING;
    const known = await transaction.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
    if (!known) await transaction.insertInto('setting').values({ name, value: keyId }).execute();
    return known?.value ?? keyId;
  });
}

/** Records that all values have been encrypted with a new key. */
export async function changeSealKey(database: Database, keyId: string): Promise<void> {
  await database.write((transaction) =>
    transaction.updateTable('setting').set({ value: keyId }).where('name', '=', KEY_SETTING).execute(),
  );
}

/**
 * Encrypts values that are plain or encrypted with the previous key, and computes blind indexes. Needed for plain fields of
 * earlier versions and after a change of keys. It skips a table that is already complete for this key and these fields. It
 * works in batches, one transaction each. It may be killed and restarted, or run in two processes at once.
 */
export async function sealStored(
  database: Database,
  entities: readonly Entity[],
  tell: TellSealed = () => undefined,
): Promise<void> {
  let hasSealed = false;
  for (const entity of entities) hasSealed = (await sealTable(database, entity, tell)) || hasSealed;
  // Until it is overwritten, the write-ahead log contains the previous values.
  if (hasSealed && database.kind === 'sqlite') await database.all('pragma wal_checkpoint(truncate)', []);
}

async function sealTable(database: Database, entity: Entity, tell: TellSealed): Promise<boolean> {
  const sealing = sealingOf(database.read);
  const { sealed, blindIndexes } = entityTable(entity);
  if (sealed.length === 0) return false;
  const name = `sealed:${entity.name}`;
  const value = [sealing.keyId, ...sealed, ...blindIndexes.values()].join();
  const known = await database.read.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  if (known?.value === value) return false;
  let [last, rows] = [0, 0];
  for (;;) {
    const batch = await database.write((transaction) => sealBatch({ transaction, database, entity, after: last }));
    if (batch.length === 0) break;
    last = batch.at(-1) ?? last;
    rows += batch.length;
    tell(entity.name, rows);
    await setImmediate();
  }
  await database.write((transaction) =>
    transaction
      .insertInto('setting')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
  // PostgreSQL keeps old row versions until a vacuum.
  if (rows > 0 && database.kind === 'postgres') {
    await sql`vacuum (analyze) ${sql.table(entity.name)}`.execute(database.read);
  }
  return rows > 0;
}

interface Batch {
  transaction: WriteTransaction;
  database: Database;
  entity: Entity;
  /** Only rows with a greater id. */
  after: number;
}

/** Encrypts the next rows and returns their ids. */
async function sealBatch({ transaction, database: { kind }, entity, after }: Batch): Promise<number[]> {
  await lockMigration(transaction, kind);
  const { sealed, blindIndexes } = entityTable(entity);
  const columns = [...sealed, ...blindIndexes.values()];
  const selected = sql.join(['id', ...columns].map((column) => sql.ref(column)));
  const { rows } = await sql<Row & { id: number }>`select ${selected} from ${sql.table(entity.name)}
    where "id" > ${after} order by "id" limit ${BATCH}`.execute(transaction);
  const changed = rows.flatMap((row) => sealedRow(row, entity, sealingOf(transaction)) ?? []);
  const described = columns.map((name) => ({ name, type: 'text' as const }));
  await updateTuples({ transaction, kind, table: entity.name, columns: described, rows: changed });
  return rows.map(({ id }) => id);
}

/** Returns the id, encrypted values and blind indexes of a row; nothing if the row is already up to date. */
function sealedRow(row: Row & { id: number }, entity: Entity, sealing: Sealing): [Tuple] | undefined {
  const { sealed, blindIndexes } = entityTable(entity);
  let isChanged = false;
  const indexes: unknown[] = [];
  const values = sealed.map((field) => {
    const value = row[field] ?? null;
    const column = columnOwner(entity, field);
    const owner = valueOwner(column, row.id);
    const isCurrent = typeof value !== 'string' || sealing.isCurrent(value);
    const index = blindIndexes.get(field);
    const isIndexed = index === undefined || typeof value !== 'string' || row[index] !== null;
    if (isCurrent && isIndexed) {
      if (index !== undefined) indexes.push(row[index] ?? null);
      return value;
    }
    isChanged = true;
    const plain = sealing.isSealed(value) ? sealing.open(value, owner) : value;
    if (index !== undefined) indexes.push(sealing.blindIndex(plain, column));
    return isCurrent ? value : sealing.seal(plain, owner);
  });
  return isChanged ? [[row.id, ...values, ...indexes]] : undefined;
}
