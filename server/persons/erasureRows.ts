import type { Queries, WriteTransaction } from '../db/database';

/** Somebody who has been erased; nothing in it says who that was. */
export interface ErasureRow {
  entity: string;
  recordId: number;
  /** Milliseconds since 1970. */
  time: number;
  /**
   * The last day on which the law keeps something that calls the person by a number; null when nothing does any more.
   */
  keptUntil: string | null;
}

/** Writes down that somebody has been erased. */
export async function rememberErasure(transaction: WriteTransaction, row: ErasureRow): Promise<void> {
  await transaction.insertInto('erasure').values(row).execute();
}

/** Whether somebody has been erased. */
export async function findErasure(queries: Queries, key: Pick<ErasureRow, 'entity' | 'recordId'>): Promise<boolean> {
  const row = await queries
    .selectFrom('erasure')
    .select('time')
    .where('entity', '=', key.entity)
    .where('recordId', '=', key.recordId)
    .executeTakeFirst();
  return row !== undefined;
}
