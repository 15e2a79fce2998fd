import type { Call, Caller } from './call';
import { Unauthenticated } from './failures';

/**
 * Returns the caller.
 * @throws {Unauthenticated} if nobody is signed in
 */
export function requireCaller({ caller }: Call): Caller {
  if (!caller) throw new Unauthenticated();
  return caller;
}
