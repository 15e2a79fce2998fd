import { sql } from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import type { Queries, Row, WriteTransaction } from '../database';
import { entityTable } from '../tables/entityTable';
import { type FieldsOf, type RecordOf, recordCodec, type WireRecord } from './recordCodec';
import { reserveIds } from './reserveIds';

/** Returns the visible record with this id, unmasked and without secrets. */
export async function findRecord<E extends Entity>(
  queries: Queries,
  entity: E,
  id: number,
): Promise<RecordOf<E['name']> | undefined> {
  const [record] = await findRecords(queries, entity, [id]);
  return record;
}

/** Returns the visible records with these ids, in no particular order. Missing ones are left out. */
export async function findRecords<E extends Entity>(
  queries: Queries,
  entity: E,
  ids: readonly number[],
): Promise<RecordOf<E['name']>[]> {
  const { columns, decode } = recordCodec(entity, queries);
  return (await findRows({ queries, entity, ids, columns })).map(decode);
}

export interface FieldsQuery<E extends Entity = Entity, K extends string = string> {
  queries: Queries;
  entity: E;
  ids: readonly number[];
  /** Includes the id only if it is listed. */
  fields: readonly K[];
}

/** As {@link findRecords}, with only some fields. */
export async function findFields<E extends Entity, const K extends string>({
  queries,
  entity,
  ids,
  fields,
}: FieldsQuery<E, K>): Promise<FieldsOf<E['name'], K>[]> {
  const { decodeFields } = recordCodec(entity, queries);
  const columns = [...new Set(['id', ...fields])];
  const rows = await findRows({ queries, entity, ids, columns });
  return rows.map((row) => decodeFields(row, fields));
}

interface RowsQuery extends Omit<FieldsQuery, 'fields'> {
  columns: readonly string[];
}

async function findRows({ queries, entity, ids, columns }: RowsQuery): Promise<Row[]> {
  if (ids.length === 0) return [];
  return queries
    .selectFrom(entity.name)
    .select([...columns])
    .where('id', 'in', [...ids])
    .$if(entityTable(entity).soft, (query) => query.where('deleted', '=', sql.lit(0)))
    .execute();
}

/** Returns all visible records, in the order of their ids. Meant for type lists, which are short. */
export async function findAllRecords<E extends Entity>(queries: Queries, entity: E): Promise<RecordOf<E['name']>[]> {
  const codec = recordCodec(entity, queries);
  const rows = await queries
    .selectFrom(entity.name)
    .select([...codec.columns])
    .$if(entityTable(entity).soft, (query) => query.where('deleted', '=', sql.lit(0)))
    .orderBy('id')
    .execute();
  return rows.map((row) => codec.decode(row));
}

/** Inserts a new record with its links and returns its id. `record` also holds the shared fields except `id`. */
export async function insertRecord(
  transaction: WriteTransaction,
  entity: Entity,
  record: Readonly<WireRecord>,
): Promise<number> {
  const codec = recordCodec(entity, transaction);
  // Encryption binds a value to its record, so the id must be known first.
  const hasEncryptedFields = entityTable(entity).encrypted.length > 0;
  const [newId] = hasEncryptedFields ? await reserveIds({ transaction, entity }, 1) : [];
  const { id } = await transaction
    .insertInto(entity.name)
    .values({ ...codec.encode(newId === undefined ? record : { ...record, id: newId }), ...codec.encodeSearch(record) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLinks({ transaction, entity, id, values: record });
  return id;
}

export interface RecordUpdate {
  transaction: WriteTransaction;
  entity: Entity;
  id: number;
  /** The version that the change is based on. Another version in the table means a concurrent change. */
  version: number;
  /** Changed fields, the new version and the new update time. */
  values: Readonly<WireRecord>;
  /** The whole record after the change. */
  record: Readonly<WireRecord>;
}

/**
 * Writes changed fields and links (optimistic lock). Returns `false` if the record has changed since its version was read.
 */
export async function updateRecord(update: RecordUpdate): Promise<boolean> {
  const { transaction, entity, id, version, values, record } = update;
  const codec = recordCodec(entity, transaction);
  const { numUpdatedRows } = await transaction
    .updateTable(entity.name)
    .set({ ...codec.encode(values, id), ...codec.encodeSearch(record) })
    .where('id', '=', id)
    .where('version', '=', version)
    .$if(entityTable(entity).soft, (query) => query.where('deleted', '=', sql.lit(0)))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await writeLinks({ transaction, entity, id, values });
  return true;
}

/**
 * Hides or deletes a record, depending on its entity. The links of a hidden record stay.
 * @param removal the record, the moment in milliseconds since 1970, and who deletes it, as `updateBy` stores it
 */
export async function removeRecord(
  transaction: WriteTransaction,
  { entity, id, now, author }: { entity: Entity; id: number; now: number; author: string },
): Promise<void> {
  const { soft, links } = entityTable(entity);
  if (soft) {
    const deletion = { deleted: 1, deleteTime: now, deleteBy: author };
    await transaction.updateTable(entity.name).set(deletion).where('id', '=', id).execute();
    return;
  }
  for (const { name } of links) await transaction.deleteFrom(name).where('ownerId', '=', id).execute();
  await transaction.deleteFrom(entity.name).where('id', '=', id).execute();
}

interface LinkUpdate {
  transaction: WriteTransaction;
  entity: Entity;
  id: number;
  values: Readonly<WireRecord>;
}

async function writeLinks({ transaction, entity, id, values }: LinkUpdate): Promise<void> {
  for (const { name, field } of entityTable(entity).links) {
    const targets = values[field];
    if (targets === undefined) continue;
    await transaction.deleteFrom(name).where('ownerId', '=', id).execute();
    const rows = linkRows(id, targets);
    if (rows.length > 0) await transaction.insertInto(name).values(rows).execute();
  }
}

/** Returns the rows of a link table for one owner. */
export function linkRows(ownerId: number, targets: unknown): Row[] {
  return Array.isArray(targets) ? targets.map((targetId, position) => ({ ownerId, targetId, position })) : [];
}
