import type { PermissionSet } from '../../../../contract/envelope';
import { compilePermissions } from '../../../../contract/permissions';

/** Calls that a change of permissions opens and closes. */
export interface PermissionDiff {
  gained: string[];
  lost: string[];
}

/** Compares what two sets of permissions allow among the given names of calls; keeps their order. */
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
