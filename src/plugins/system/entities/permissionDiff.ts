import type { PermissionSet } from '../../../../contract/calls/envelope';
import { compilePermissions } from '../../../../contract/permissions';

/** Calls that a change of permissions allows and denies. */
export interface PermissionDiff {
  gained: string[];
  lost: string[];
}

/** Compares two sets of permissions for the given call names. Keeps their order. */
export function diffPermissions(change: {
  before: PermissionSet;
  after: PermissionSet;
  names: readonly string[];
}): PermissionDiff {
  const before = compilePermissions(change.before);
  const after = compilePermissions(change.after);
  return {
    gained: change.names.filter((name) => after(name) && !before(name)),
    lost: change.names.filter((name) => before(name) && !after(name)),
  };
}
