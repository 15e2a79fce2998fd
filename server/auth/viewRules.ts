import { permissionName } from '../../contract/permissions';
import { coversScope } from '../db/dataScope';
import { exceeds } from './grants';
import type { HeldPermissions } from './permissions';

/** Maximum duration of a view, in milliseconds. */
export const VIEW_MS = 30 * 60_000;

/**
 * Returns whether a viewer may see the console as an account. It requires a separate permission, and the account must not
 * have broader rights.
 */
export function mayView(
  viewer: Pick<HeldPermissions, 'can' | 'set' | 'scope'>,
  account: Pick<HeldPermissions, 'set' | 'scope'>,
): boolean {
  if (!viewer.can(permissionName('viewAs', 'admin', 'open'))) return false;
  return !exceeds(account.set, viewer.set) && (viewer.set.superAdmin || coversScope(viewer.scope, account.scope));
}
