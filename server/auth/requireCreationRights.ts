import type { Caller } from '../call/call';
import { rejection } from '../call/failures';
import { includesScope, restoreScope } from '../db/scope/dataScope';

/** A stored result that was created for a caller. */
interface CreationRights {
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
export function requireCreationRights({ caller, seenScope, rights }: CreationRights): void {
  const isScopeCovered = includesScope(caller.scope, restoreScope(seenScope, caller.adminId));
  if (!isScopeCovered || !rights.every((right) => caller.can(right))) throw rejection('madeUnderMore');
}
