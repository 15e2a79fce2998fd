import { sql } from 'kysely';
import type { Queries, WriteTransaction } from '../../db/database';
import { removeUnheld } from '../../db/lockRows';

/** What is waited for: the second step of a sign-in, a passkey being shown, an authenticator app or a passkey being added. */
type Purpose = 'login' | 'show' | 'totp' | 'passkey';

interface PendingKey {
  /** Hash of the ticket, or of the session's token: nobody else can go on with it. */
  hash: string;
  purpose: Purpose;
}

interface Pending extends PendingKey {
  adminId: number;
  /** What has to be known of it in the end. */
  content: string;
  /** Milliseconds since 1970. */
  endTime: number;
}

/** Begins to wait, in the place of an earlier one of the same purpose. */
export async function keepPending(transaction: WriteTransaction, pending: Pending, now: number): Promise<void> {
  const { adminId, content, endTime } = pending;
  const condition = sql<boolean>`"endTime" <= ${now}`;
  await removeUnheld(transaction, { table: 'pendingProof', condition });
  await transaction
    .insertInto('pendingProof')
    .values(pending)
    .onConflict((conflict) => conflict.columns(['hash', 'purpose']).doUpdateSet({ adminId, content, endTime }))
    .execute();
}

/** What is waited for, unless it took too long. */
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

/** The same, for one use: of many calls with it one gets it. */
export async function takePending(
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

/** Ends what waits for somebody's second step: their password or their factors are others now. */
export async function dropPendingLogins(transaction: WriteTransaction, adminId: number): Promise<void> {
  await transaction.deleteFrom('pendingProof').where('adminId', '=', adminId).where('purpose', '=', 'login').execute();
}
