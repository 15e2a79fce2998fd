import { sql } from 'kysely';
import { LOCKOUT_MS } from '../../contract/constants';
import type { WriteTransaction } from '../db/database';
import { removeUnheld } from '../db/lockRows';
import { hashToken } from './token';

/** Guesses that are counted together. */
export interface AttemptBucket {
  /** The name of the account, whether there is one or not. */
  account: string;
  client: string;
  /** Attempts within the window. */
  limit: number;
}

/** What became of an attempt that was asked for. */
export interface Attempt {
  /** Too many were made before: the password is not looked at. */
  isRefused: boolean;
  /** Until when nobody gets another one, if this was the last or is refused; milliseconds since 1970. */
  lockEnd: number | undefined;
}

/**
 * Takes an attempt from each bucket before the password is looked at, so that many guesses at once get no more tries than
 * one after another, in however many processes. A bucket that refuses leaves those behind it alone.
 */
export async function takeAttempt(
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
    if (Number(row.count) > limit) return { isRefused: true, lockEnd };
  }
  return { isRefused: false, lockEnd };
}

/** The attempt did not fail, and what failed before it stays counted. */
export async function giveBackAttempt(transaction: WriteTransaction, buckets: readonly AttemptBucket[]): Promise<void> {
  for (const bucket of buckets) {
    await transaction.updateTable('attempt').set({ count: sql`"count" - 1` }).where(of(bucket)).execute();
  }
}

const of = ({ account, client }: AttemptBucket) =>
  sql<boolean>`"account" = ${hashToken(account)} and "client" = ${client}`;

/** After the right password: the client has all attempts again; of those it shares with others, the one it took. */
export async function giveBackAttempts(
  transaction: WriteTransaction,
  [own, ...shared]: readonly AttemptBucket[],
  now: number,
): Promise<void> {
  if (own) await transaction.deleteFrom('attempt').where(of(own)).execute();
  await giveBackAttempt(transaction, shared);
  await removeUnheld(transaction, {
    table: 'attempt',
    condition: sql`"endTime" <= ${now} or "count" <= 0`,
  });
}

/** Lets every client try again: somebody unlocked the account or set another password. */
export async function clearAttempts(transaction: WriteTransaction, username: string): Promise<void> {
  await transaction.deleteFrom('attempt').where('account', '=', hashToken(username)).execute();
}
