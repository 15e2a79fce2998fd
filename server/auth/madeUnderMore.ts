import type { Caller } from '../call/call';
import { rejection } from '../call/failures';
import { coversScope, scopeFromStored } from '../db/dataScope';

/** What was made for somebody and kept. */
interface Made {
  caller: Caller;
  /** The data scope it was made under, as `storedScope` keeps it. */
  seenScope: unknown;
  /** Names of the permissions it took. */
  rights: readonly string[];
}

/**
 * Refuses to hand out what was made when its owner saw or might do more than now.
 * @throws {Rejection} `madeUnderMore`
 */
export function refuseMadeUnderMore({ caller, seenScope, rights }: Made): void {
  const isSeen = coversScope(caller.scope, scopeFromStored(seenScope, caller.adminId));
  if (!isSeen || !rights.every((right) => caller.can(right))) throw rejection('madeUnderMore');
}
