import type { WriteTransaction } from '../db/database';
import { releaseContents } from '../files/contentUse';
import type { Context } from '../operations/context';
import { packagePort } from './packageSource';

/**
 * Ends every package, whatever is in it, and forgets what was asked: they may hold somebody who has just been erased. Whoever needs
 * one makes it anew. Answers the names of the tables that changed.
 */
export async function dropPackages(context: Context, transaction: WriteTransaction, now: number): Promise<string[]> {
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
      .where('status', 'in', ['queued', 'running'])
      .execute();
    await transaction.updateTable(table).set({ filter: null }).execute();
  }
  return tables;
}
