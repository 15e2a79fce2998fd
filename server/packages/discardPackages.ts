import type { WriteTransaction } from '../db/database';
import { releaseContents } from '../files/contentReferences';
import { UNFINISHED_STATUSES } from '../jobs/ownedTask';
import type { Context } from '../operations/context';
import { packagePort } from './packageSource';

/**
 * Ends all packages and clears their filters, because they may contain data of a person who has just been erased.
 * Administrators can request them again. Returns the names of the changed tables.
 */
export async function discardPackages(context: Context, transaction: WriteTransaction, now: number): Promise<string[]> {
  const tables = context.provided(packagePort).map(({ packages }) => packages.name);
  for (const table of tables) {
    const ready = await transaction.selectFrom(table).select('sha256').where('sha256', 'is not', null).execute();
    await releaseContents(
      transaction,
      ready.map(({ sha256 }) => String(sha256)),
      now,
    );
    await transaction
      .updateTable(table)
      .set({ status: 'expired', sha256: null, updateTime: now })
      .where('status', '=', 'ready')
      .execute();
    await transaction
      .updateTable(table)
      .set({ status: 'cancelled', sha256: null, updateTime: now })
      .where('status', 'in', UNFINISHED_STATUSES)
      .execute();
    await transaction.updateTable(table).set({ filter: null }).execute();
  }
  return tables;
}
