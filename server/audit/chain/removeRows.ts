import { sql } from 'kysely';
import type { Database, WriteTransaction } from '../../db/database';
import { updateTuples } from '../../db/updateTuples';
import { lockChain } from './chainRows';
import { logProofOf } from './LogProof';

/** The operation that logs a removal. Rows of this operation are kept, because verifying the chain needs them. */
export const REMOVAL = 'removeOldLogs';

export interface RowRemoval {
  transaction: WriteTransaction;
  database: Pick<Database, 'kind'>;
  ids: readonly number[];
  /**
   * Writes the row that records the removal, and returns its id. `from` is the new beginning of the chain, if it has
   * changed.
   */
  tell: (removal: { count: number; from?: string }) => Promise<number>;
}

/**
 * Removes rows of the log at the end of their retention period, so that the chain can still be verified. Their links stay
 * and refer to the row that records the removal. Links before the oldest remaining row are deleted; that row then also
 * records the hash that the chain begins with.
 */
export async function removeRows({ transaction, database, ids, tell }: RowRemoval): Promise<void> {
  await lockChain(transaction, database);
  await transaction.deleteFrom('log').where('id', 'in', ids).execute();
  // Marked first, so that `beginning` ignores these links.
  await transaction.updateTable('logLink').set({ removedBy: 0 }).where('logId', 'in', ids).execute();
  const from = await beginning(transaction);
  const removedBy = await tell({ count: ids.length, ...(from && { from: `${from.position}:${from.hash}` }) });
  const links = await transaction
    .selectFrom('logLink')
    .select(['position', 'logId'])
    .where('logId', 'in', ids)
    .execute();
  await signRemovals(
    { transaction, database },
    links.map((link) => ({ ...link, removedBy })),
  );
  if (from) await transaction.deleteFrom('logLink').where('position', '<', from.position).execute();
}

/** A link, and the row that records the removal of the link's row. */
export interface RemovedLink {
  position: number;
  logId: number;
  removedBy: number;
}

/** Stores in the links of removed rows which row records their removal, with a code that only the server can create. */
export async function signRemovals(
  { transaction, database: { kind } }: Pick<RowRemoval, 'transaction' | 'database'>,
  links: readonly RemovedLink[],
  proof = logProofOf(transaction),
): Promise<void> {
  const rows = links.map(({ position, logId, removedBy }) => {
    return [position, removedBy, proof?.ofRemoval({ logId, removedBy }) ?? null];
  });
  const columns = [
    { name: 'removedBy', type: 'integer' },
    { name: 'removalCode', type: 'text' },
  ] as const;
  await updateTuples({ transaction, kind, table: 'logLink', key: 'position', columns, rows });
}

/** Returns the last link before the oldest remaining row; `undefined` if the chain already begins there. */
async function beginning(transaction: WriteTransaction) {
  const { rows } = await sql<{ position: number; hash: string }>`select "position", "hash" from "logLink"
    where "position" = (select min("position") - 1 from "logLink" where "removedBy" is null)
      and "position" > (select min("position") from "logLink")`.execute(transaction);
  return rows[0];
}
