import { sql } from 'kysely';
import { LOCKOUT_MS } from '../../contract/constants';
import type { WriteTransaction } from '../db/database';
import { deleteUnlockedRows } from '../db/rows/lockRows';
import { hashToken } from './token';

/** A counter of password attempts. */
export interface AttemptBucket {
  /** The name of the account, even if no such account exists. */
  account: string;
  client: string;
  /** Maximum attempts within the window. */
  limit: number;
}

/** The result of an attempt. */
export interface Attempt {
  /** There were too many attempts: the password is not checked. */
  isBlocked: boolean;
  /** End of the lock in milliseconds since 1970, if this was the last attempt or was refused. */
  lockEnd: number | undefined;
}

/**
 * Takes an attempt from each bucket before the password is checked. Concurrent guesses therefore get no more attempts than
 * sequential ones, in any number of processes. A bucket that refuses leaves the following buckets unchanged.
 */
export async function countAttempt(
  transaction: WriteTransaction,
  buckets: readonly AttemptBucket[],
  now: number,
): Promise<Attempt> {
  let lockEnd: number | undefined;
  for (const { account, client, limit } of buckets) {
    const row = await transaction
      .insertInto('attempt')
      .values({ account: hashToken(account), client, count: 1, endTime: now + LOCKOUT_MS })
      .onConflict((conflict) =>
        conflict.columns(['account', 'client']).doUpdateSet({
          count: sql`case when "attempt"."endTime" <= ${now} then 1 else "attempt"."count" + 1 end`,
          // The window begins with the first attempt, the lock with the last.
          endTime: sql`case when "attempt"."endTime" <= ${now} or "attempt"."count" + 1 = ${limit}
            then ${now + LOCKOUT_MS} else "attempt"."endTime" end`,
        }),
      )
      .returning(['count', 'endTime'])
      .executeTakeFirstOrThrow();
    if (Number(row.count) >= limit) lockEnd = Math.max(lockEnd ?? 0, Number(row.endTime));
    if (Number(row.count) > limit) return { isBlocked: true, lockEnd };
  }
  return { isBlocked: false, lockEnd };
}

/** Returns one attempt to each bucket, because it did not fail. Earlier failures still count. */
export async function refundAttempt(transaction: WriteTransaction, buckets: readonly AttemptBucket[]): Promise<void> {
  for (const bucket of buckets) {
    await transaction.updateTable('attempt').set({ count: sql`"count" - 1` }).where(matchesBucket(bucket)).execute();
  }
}

const matchesBucket = ({ account, client }: AttemptBucket) =>
  sql<boolean>`"account" = ${hashToken(account)} and "client" = ${client}`;

/** Resets the client's own bucket after a correct password, and returns the attempt taken from each shared bucket. */
export async function resetAttempts(
  transaction: WriteTransaction,
  [primaryBucket, ...sharedBuckets]: readonly AttemptBucket[],
  now: number,
): Promise<void> {
  if (primaryBucket) await transaction.deleteFrom('attempt').where(matchesBucket(primaryBucket)).execute();
  await refundAttempt(transaction, sharedBuckets);
  await deleteUnlockedRows(transaction, {
    table: 'attempt',
    condition: sql`"endTime" <= ${now} or "count" <= 0`,
  });
}

/** Clears all attempts on an account: it was unlocked or got a new password. */
export async function clearAttempts(transaction: WriteTransaction, username: string): Promise<void> {
  await transaction.deleteFrom('attempt').where('account', '=', hashToken(username)).execute();
}
