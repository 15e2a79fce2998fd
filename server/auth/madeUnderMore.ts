import type { Caller } from '../call/call';
import { rejection } from '../call/failures';
import { coversScope, scopeFromStored } from '../db/dataScope';

/** A stored result that was created for a caller. */
interface Made {
  caller: Caller;
  /** The data scope it was created under, in the format of `storedScope`. */
  seenScope: unknown;
  /** Names of the permissions that were required to create it. */
  rights: readonly string[];
}

/**
 * Refuses access to a result that was created while its owner had broader rights than now.
 * @throws {Rejection} `madeUnderMore`
 */
export function refuseMadeUnderMore({ caller, seenScope, rights }: Made): void {
  const isSeen = coversScope(caller.scope, scopeFromStored(seenScope, caller.adminId));
  if (!isSeen || !rights.every((right) => caller.can(right))) throw rejection('madeUnderMore');
}
