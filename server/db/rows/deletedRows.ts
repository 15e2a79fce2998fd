import { sql } from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import { restorableSince } from '../../../contract/deletion';
import { toIsoMoment } from '../../../contract/moment';
import type { Queries, WriteTransaction } from '../database';
import type { Condition } from '../scope/condition';
import { type RecordOf, recordCodec } from './recordCodec';

/** Returns the conditions of rows that can be restored. Remains of an erased person have no author of their deletion. */
export function deletedConditions(now: number): Condition[] {
  return [sql`"deleted" = 1`, sql`"deleteTime" >= ${restorableSince(now)}`, sql`"deleteBy" is not null`];
}

export interface DeletedRecord<N extends string = string> {
  record: RecordOf<N>;
  /** Milliseconds since 1970. */
  deleteTime: number;
}

/** Returns a deleted record that can be restored. */
export async function findDeletedRecord<E extends Entity>(
  queries: Queries,
  { entity, id, now }: { entity: E; id: number; now: number },
): Promise<DeletedRecord<E['name']> | undefined> {
  const { columns, decode } = recordCodec(entity, queries);
  const row = await queries
    .selectFrom(entity.name)
    .select([...columns, 'deleteTime'])
    .where('id', '=', id)
    .where((where) => where.and(deletedConditions(now)))
    .executeTakeFirst();
  return row && { record: decode(row), deleteTime: Number(row.deleteTime) };
}

/** Shows a deleted row again. Returns `false` if it has changed since this version was read. */
export async function restoreRow(
  transaction: WriteTransaction,
  restored: { entity: Entity; id: number; version: number; author: string; now: number },
): Promise<boolean> {
  const { entity, id, version, author, now } = restored;
  const shared = { updateTime: toIsoMoment(now), updateBy: author, version: version + 1 };
  const { numUpdatedRows } = await transaction
    .updateTable(entity.name)
    .set({ ...recordCodec(entity, transaction).encode(shared, id), deleted: 0, deleteTime: null, deleteBy: null })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted', '=', 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
