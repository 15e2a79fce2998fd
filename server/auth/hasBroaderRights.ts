import type { Queries } from '../db/database';
import { includesScope } from '../db/scope/dataScope';
import { exceedsRights } from './grants';
import { readDataScope, readPermissionSet } from './permissions';

/** Returns whether an account has broader rights than the caller: more permissions or a wider data scope. */
export async function hasBroaderRights(
  queries: Queries,
  { target, caller }: { target: number; caller: number },
): Promise<boolean> {
  const [targetPermissions, callerPermissions] = [
    await readPermissionSet(queries, target),
    await readPermissionSet(queries, caller),
  ];
  if (exceedsRights(targetPermissions, callerPermissions)) return true;
  return (
    !callerPermissions.superAdmin &&
    !includesScope(await readDataScope(queries, caller), await readDataScope(queries, target))
  );
}
