import { REAUTHENTICATE } from '../../contract/calls/refusal';
import { REAUTHENTICATION_MS } from '../../contract/constants';
import type { Caller } from './call';
import { Rejection, rejection } from './failures';

/**
 * Requires that the password was checked recently, so that an unattended session cannot do anything irreversible.
 * @throws {Rejection} with the code that makes clients ask for the password and repeat the call
 */
export function requireRecentPassword({ passwordTime }: Caller, now: number, withinMs = REAUTHENTICATION_MS): void {
  if (now - passwordTime > withinMs) throw rejection(REAUTHENTICATE);
}

/** Returns whether a call failed only because the password was not checked recently. */
export function needsReauthentication(error: unknown): boolean {
  return error instanceof Rejection && error.problems.every(({ code }) => code === REAUTHENTICATE);
}
