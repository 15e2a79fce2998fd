import { sql } from 'kysely';
import { LOCKOUT_FAILURES, LOCKOUT_MS } from '../../contract/constants';
import type { WriteTransaction } from '../db/database';

/**
 * Takes one of the attempts an account has within the window, before the password is looked at, so that many guesses
 * at once get no more tries than one after another. Answers how many were taken, this one included.
 */
export async function takeAttempt(transaction: WriteTransaction, adminId: number, now: number): Promise<number> {
  const fresh = now - LOCKOUT_MS;
  const row = await transaction
    .insertInto('loginAttempt')
    .values({ adminId, count: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('adminId').doUpdateSet({
        count: sql`case when "loginAttempt"."since" <= ${fresh} then 1 else "loginAttempt"."count" + 1 end`,
        since: sql`case when "loginAttempt"."since" <= ${fresh} then ${now} else "loginAttempt"."since" end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Gives all attempts back: the right password was given, or somebody unlocked the account. */
export async function clearAttempts(transaction: WriteTransaction, adminId: number): Promise<void> {
  await transaction.deleteFrom('loginAttempt').where('adminId', '=', adminId).execute();
}

/** What an account's state means for a login with the right or the wrong password. */
export type LoginVerdict = 'welcome' | 'wrong' | 'locked' | 'disabled' | 'expired';

export interface LoginFacts {
  passwordIsRight: boolean;
  status: string;
  lockedUntil: number | null;
  /** Last valid day, `YYYY-MM-DD`. */
  validTo: string | null;
  /** Attempts within the window, this one included. */
  attempts: number;
  now: number;
  today: string;
}

/** Decides a login. Who has not the password learns nothing, not even that the account is locked. */
export function loginVerdict(facts: LoginFacts): LoginVerdict {
  if (!facts.passwordIsRight) return 'wrong';
  if ((facts.lockedUntil ?? 0) > facts.now || facts.attempts > LOCKOUT_FAILURES) return 'locked';
  if (facts.status === 'disabled') return 'disabled';
  return facts.validTo !== null && facts.validTo < facts.today ? 'expired' : 'welcome';
}
