import type { Queries } from '../db/database';
import { coversScope } from '../db/dataScope';
import { exceeds } from './grants';
import { readDataScope, readPermissionSet } from './permissions';

/** Returns whether an account has broader rights than the caller: more permissions or a wider data scope. */
export async function mayMore(
  queries: Queries,
  { target, caller }: { target: number; caller: number },
): Promise<boolean> {
  const [given, held] = [await readPermissionSet(queries, target), await readPermissionSet(queries, caller)];
  if (exceeds(given, held)) return true;
  return !held.superAdmin && !coversScope(await readDataScope(queries, caller), await readDataScope(queries, target));
}
