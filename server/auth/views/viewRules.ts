import { permissionName } from '../../../contract/permissions';
import { includesScope } from '../../db/scope/dataScope';
import { exceedsRights } from '../grants';
import type { CachedPermissions } from '../permissions';

/** Maximum duration of a view, in milliseconds. */
export const VIEW_MS = 30 * 60_000;

/**
 * Returns whether a viewer may see the console as an account. It requires a separate permission, and the account must not
 * have broader rights.
 */
export function canView(
  viewer: Pick<CachedPermissions, 'can' | 'set' | 'scope'>,
  account: Pick<CachedPermissions, 'set' | 'scope'>,
): boolean {
  if (!viewer.can(permissionName('viewAs', 'admin', 'open'))) return false;
  return (
    !exceedsRights(account.set, viewer.set) && (viewer.set.superAdmin || includesScope(viewer.scope, account.scope))
  );
}
