import type { Queries, WriteTransaction } from '../db/database';

/** An erased person. The row does not reveal who it was. */
export interface ErasureRow {
  entity: string;
  recordId: number;
  /** Milliseconds since 1970. */
  time: number;
  /** The last day on which the law keeps a record with the person's number; null when none is kept any more. */
  keptUntil: string | null;
}

/** Records that a person has been erased. */
export async function insertErasure(transaction: WriteTransaction, row: ErasureRow): Promise<void> {
  await transaction.insertInto('erasure').values(row).execute();
}

/** Returns the erasure of a person, if there was one. */
export async function findErasure(queries: Queries, key: Pick<ErasureRow, 'entity' | 'recordId'>): Promise<boolean> {
  const row = await queries
    .selectFrom('erasure')
    .select('time')
    .where('entity', '=', key.entity)
    .where('recordId', '=', key.recordId)
    .executeTakeFirst();
  return row !== undefined;
}
