import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import type { Database, Row, Tuple, WriteTransaction } from '../database';
import { columnNames } from '../migrations/columnNames';
import { lockMigration } from '../migrations/migrate';
import { readSetting, storeMissingSetting, storeSetting } from '../rows/settings';
import { updateTuples } from '../rows/updateTuples';
import { entityTable } from '../tables/entityTable';
import { columnOwner, valueOwner } from './encryptedColumns';
import { encryptionOf, type FieldEncryption } from './fieldEncryption';

/** Rows per transaction. */
const BATCH = 1_000;
/** Row of `setting` with the id of the key that encrypts all values. */
const KEY_SETTING = 'sealKey';

/** Reports the progress of a table: rows processed. */
export type ReportEncrypted = (table: string, rows: number) => void;

/** Returns the id of the key that encrypts the values of a database; `undefined` if there is none yet. */
export async function encryptionKeyId({ read }: Database): Promise<string | undefined> {
  if (!(await columnNames(read, 'setting')).has('value')) return undefined;
  return readSetting(read, KEY_SETTING);
}

/** Records the id of the encryption key if none is recorded. Returns the recorded one. */
export async function claimEncryptionKey(database: Database): Promise<string> {
  const { keyId } = encryptionOf(database.read);
  return database.write(async (transaction) => {
    await lockMigration(transaction);
    await storeMissingSetting(transaction, KEY_SETTING, keyId);
    return (await readSetting(transaction, KEY_SETTING)) ?? keyId;
  });
}

/** Records that all values have been encrypted with a new key. */
export async function changeEncryptionKey(database: Database, keyId: string): Promise<void> {
  await database.write((transaction) =>
    transaction.updateTable('setting').set({ value: keyId }).where('name', '=', KEY_SETTING).execute(),
  );
}

/**
 * Encrypts values that are plain or encrypted with the previous key, and computes blind indexes. Needed for plain fields of
 * earlier versions and after a change of keys. It skips a table that is already complete for this key and these fields. It
 * works in batches, one transaction each. It may be killed and restarted, or run in two processes at once.
 */
export async function encryptStoredValues(
  database: Database,
  entities: readonly Entity[],
  report: ReportEncrypted = () => undefined,
): Promise<void> {
  let hasEncrypted = false;
  for (const entity of entities) hasEncrypted = (await encryptTable(database, entity, report)) || hasEncrypted;
  // Until it is overwritten, the write-ahead log contains the previous values.
  if (hasEncrypted && database.dialect === 'sqlite') await database.all('pragma wal_checkpoint(truncate)', []);
}

async function encryptTable(database: Database, entity: Entity, report: ReportEncrypted): Promise<boolean> {
  const encryption = encryptionOf(database.read);
  const { encrypted, blindIndexes } = entityTable(entity);
  if (encrypted.length === 0) return false;
  const name = `sealed:${entity.name}`;
  const value = [encryption.keyId, ...encrypted, ...blindIndexes.values()].join();
  if ((await readSetting(database.read, name)) === value) return false;
  let [last, rows] = [0, 0];
  for (;;) {
    const batch = await database.write((transaction) => encryptBatch({ transaction, database, entity, after: last }));
    if (batch.length === 0) break;
    last = batch.at(-1) ?? last;
    rows += batch.length;
    report(entity.name, rows);
    await setImmediate();
  }
  await database.write((transaction) => storeSetting(transaction, name, value));
  // PostgreSQL keeps old row versions until a vacuum.
  if (rows > 0 && database.dialect === 'postgres') {
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
async function encryptBatch({ transaction, entity, after }: Batch): Promise<number[]> {
  await lockMigration(transaction);
  const { encrypted, blindIndexes } = entityTable(entity);
  const columns = [...encrypted, ...blindIndexes.values()];
  const selected = sql.join(['id', ...columns].map((column) => sql.ref(column)));
  const { rows } = await sql<Row & { id: number }>`select ${selected} from ${sql.table(entity.name)}
    where "id" > ${after} order by "id" limit ${BATCH}`.execute(transaction);
  const changed = rows.flatMap((row) => encryptRow(row, entity, encryptionOf(transaction)) ?? []);
  const typedColumns = columns.map((name) => ({ name, type: 'text' as const }));
  await updateTuples({ transaction, table: entity.name, columns: typedColumns, rows: changed });
  return rows.map(({ id }) => id);
}

/** Returns the id, encrypted values and blind indexes of a row; nothing if the row is already up to date. */
function encryptRow(row: Row & { id: number }, entity: Entity, encryption: FieldEncryption): [Tuple] | undefined {
  const { encrypted, blindIndexes } = entityTable(entity);
  let isChanged = false;
  const indexes: unknown[] = [];
  const values = encrypted.map((field) => {
    const value = row[field] ?? null;
    const column = columnOwner(entity, field);
    const owner = valueOwner(column, row.id);
    const isCurrent = typeof value !== 'string' || encryption.usesCurrentKey(value);
    const index = blindIndexes.get(field);
    const isIndexed = index === undefined || typeof value !== 'string' || row[index] !== null;
    if (isCurrent && isIndexed) {
      if (index !== undefined) indexes.push(row[index] ?? null);
      return value;
    }
    isChanged = true;
    const plain = encryption.isEncrypted(value) ? encryption.decrypt(value, owner) : value;
    if (index !== undefined) indexes.push(encryption.blindIndex(plain, column));
    return isCurrent ? value : encryption.encrypt(plain, owner);
  });
  return isChanged ? [[row.id, ...values, ...indexes]] : undefined;
}
