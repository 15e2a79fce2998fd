import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database';
import { updateTuples } from '../../db/rows/updateTuples';
import { lockChain } from './chainRows';
import { logSignerOf } from './LogSigner';

/** The operation that logs a removal. Rows of this operation are kept, because verifying the chain needs them. */
export const REMOVAL_OPERATION = 'removeOldLogs';

export interface RowRemoval {
  transaction: WriteTransaction;
  ids: readonly number[];
  /**
   * Writes the row that records the removal, and returns its id. `from` is the new beginning of the chain, if it has
   * changed.
   */
  recordRemoval: (removal: { count: number; from?: string }) => Promise<number>;
}

/**
 * Removes rows of the log at the end of their retention period, so that the chain can still be verified. Their links stay
 * and refer to the row that records the removal. Links before the oldest remaining row are deleted; that row then also
 * records the hash that the chain begins with.
 */
export async function removeRows({ transaction, ids, recordRemoval }: RowRemoval): Promise<void> {
  await lockChain(transaction);
  await transaction.deleteFrom('log').where('id', 'in', ids).execute();
  // Marked first, so that readNewChainStart ignores these links.
  await transaction.updateTable('logLink').set({ removedBy: 0 }).where('logId', 'in', ids).execute();
  const chainStart = await readNewChainStart(transaction);
  const removedBy = await recordRemoval({
    count: ids.length,
    ...(chainStart && { from: `${chainStart.position}:${chainStart.hash}` }),
  });
  const links = await transaction
    .selectFrom('logLink')
    .select(['position', 'logId'])
    .where('logId', 'in', ids)
    .execute();
  await signRemovals(
    transaction,
    links.map((link) => ({ ...link, removedBy })),
  );
  if (chainStart) await transaction.deleteFrom('logLink').where('position', '<', chainStart.position).execute();
}

/** A link, and the row that records the removal of the link's row. */
export interface RemovedLink {
  position: number;
  logId: number;
  removedBy: number;
}

/** Stores in the links of removed rows which row records their removal, with a code that only the server can create. */
export async function signRemovals(
  transaction: WriteTransaction,
  links: readonly RemovedLink[],
  signer = logSignerOf(transaction),
): Promise<void> {
  const rows = links.map(({ position, logId, removedBy }) => {
    return [position, removedBy, signer?.signRemoval({ logId, removedBy }) ?? null];
  });
  const columns = [
    { name: 'removedBy', type: 'integer' },
    { name: 'removalCode', type: 'text' },
  ] as const;
  await updateTuples({ transaction, table: 'logLink', key: 'position', columns, rows });
}

/** Returns the last link before the oldest remaining row; `undefined` if the chain already begins there. */
async function readNewChainStart(transaction: WriteTransaction) {
  const { rows } = await sql<{ position: number; hash: string }>`select "position", "hash" from "logLink"
    where "position" = (select min("position") - 1 from "logLink" where "removedBy" is null)
      and "position" > (select min("position") from "logLink")`.execute(transaction);
  return rows[0];
}
