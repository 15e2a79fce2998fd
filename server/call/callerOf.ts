import type { Call, Caller } from './call';
import { Unauthenticated } from './failures';

/**
 * Who makes a call.
 * @throws {Unauthenticated} when nobody is signed in
 */
export function callerOf({ caller }: Call): Caller {
  if (!caller) throw new Unauthenticated();
  return caller;
}
