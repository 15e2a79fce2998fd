import { sql } from 'kysely';
import type { Queries, WriteTransaction } from '../../db/database';
import { deleteUnlockedRows } from '../../db/rows/lockRows';

/**
 * The pending step: the second step of a sign-in, the use of a passkey, or the enrollment of an authenticator app or a
 * passkey.
 */
type Purpose = 'login' | 'show' | 'totp' | 'passkey';

interface PendingKey {
  /** Hash of the ticket or the session token; only its holder can continue. */
  hash: string;
  purpose: Purpose;
}

interface Pending extends PendingKey {
  adminId: number;
  /** Data needed to complete the step. */
  content: string;
  /** Milliseconds since 1970. */
  endTime: number;
}

/** Stores a pending step and replaces an earlier one with the same purpose. */
export async function storePending(transaction: WriteTransaction, pending: Pending, now: number): Promise<void> {
  const { adminId, content, endTime } = pending;
  const condition = sql<boolean>`"endTime" <= ${now}`;
  await deleteUnlockedRows(transaction, { table: 'pendingProof', condition });
  await transaction
    .insertInto('pendingProof')
    .values(pending)
    .onConflict((conflict) => conflict.columns(['hash', 'purpose']).doUpdateSet({ adminId, content, endTime }))
    .execute();
}

/** Returns a pending step unless it has expired. */
export async function readPending(
  queries: Queries,
  { hash, purpose }: PendingKey,
  now: number,
): Promise<{ adminId: number; content: string } | undefined> {
  return queries
    .selectFrom('pendingProof')
    .select(['adminId', 'content'])
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('endTime', '>', now)
    .executeTakeFirst();
}

/** The same, but consumes it: of concurrent calls only one gets it. */
export async function consumePending(
  transaction: WriteTransaction,
  { hash, purpose }: PendingKey,
  now: number,
): Promise<{ adminId: number; content: string } | undefined> {
  const row = await transaction
    .deleteFrom('pendingProof')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .returning(['adminId', 'content', 'endTime'])
    .executeTakeFirst();
  return row && row.endTime > now ? row : undefined;
}

/** Ends pending logins of an account, because its password or its factors have changed. */
export async function deletePendingLogins(transaction: WriteTransaction, adminId: number): Promise<void> {
  await transaction.deleteFrom('pendingProof').where('adminId', '=', adminId).where('purpose', '=', 'login').execute();
}
