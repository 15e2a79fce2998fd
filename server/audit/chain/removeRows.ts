import { sql } from 'kysely';
import type { Database, WriteTransaction } from '../../db/database';
import { updateTuples } from '../../db/updateTuples';
import { lockChain } from './chainRows';
import { logProofOf } from './LogProof';

/** The operation under which a removal is logged; rows of this operation stay, because the chain rests on them. */
export const REMOVAL = 'removeOldLogs';

export interface RowRemoval {
  transaction: WriteTransaction;
  database: Pick<Database, 'kind'>;
  ids: readonly number[];
  /** Writes the row that tells of the removal; answers its id. `from` is where the chain now begins, if that has changed. */
  tell: (removal: { count: number; from?: string }) => Promise<number>;
}

/**
 * Removes rows of the log that are kept no longer, so that the chain can still be verified: their links stay and name the row that
 * tells of the removal, until no older row is left; then the chain begins later, with a hash that this row tells too.
 */
export async function removeRows({ transaction, database, ids, tell }: RowRemoval): Promise<void> {
  await lockChain(transaction, database);
  await transaction.deleteFrom('log').where('id', 'in', ids).execute();
  // Marked first, so that the beginning is found as it will be.
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

/** A link and the row that tells of the removal of its row. */
export interface RemovedLink {
  position: number;
  logId: number;
  removedBy: number;
}

/** Names the rows that tell of removals in the links of what was removed, with codes, so that nobody else can. */
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

/** The last link before the oldest row that is still there; `undefined` when the chain begins with it already. */
async function beginning(transaction: WriteTransaction) {
  const { rows } = await sql<{ position: number; hash: string }>`select "position", "hash" from "logLink"
    where "position" = (select min("position") - 1 from "logLink" where "removedBy" is null)
      and "position" > (select min("position") from "logLink")`.execute(transaction);
  return rows[0];
}
