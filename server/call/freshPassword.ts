import { REAUTHENTICATION_MS } from '../../contract/constants';
import { REAUTHENTICATE } from '../../contract/refusal';
import type { Caller } from './call';
import { Rejection, rejection } from './failures';

/**
 * Lets only those go on who gave their password lately: a session that was left open is not enough for what cannot be
 * taken back.
 * @throws {Rejection} with the code on which clients ask for the password and repeat the call
 */
export function requireFreshPassword({ passwordTime }: Caller, now: number, withinMs = REAUTHENTICATION_MS): void {
  if (now - passwordTime > withinMs) throw rejection(REAUTHENTICATE);
}

/** Whether a call failed for no other reason. */
export function isAskedAgain(error: unknown): boolean {
  return error instanceof Rejection && error.problems.every(({ code }) => code === REAUTHENTICATE);
}
