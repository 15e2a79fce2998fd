import { permissionName } from '../../contract/permissions';
import { coversScope } from '../db/dataScope';
import { exceeds } from './grants';
import type { HeldPermissions } from './permissions';

/** How long somebody sees the console as another account at most, in milliseconds. */
export const VIEW_MS = 30 * 60_000;

/** Tells whether somebody may see the console as an account: by a right of their own, and never more than they may see. */
export function mayView(
  viewer: Pick<HeldPermissions, 'can' | 'set' | 'scope'>,
  account: Pick<HeldPermissions, 'set' | 'scope'>,
): boolean {
  if (!viewer.can(permissionName('viewAs', 'admin', 'open'))) return false;
  return !exceeds(account.set, viewer.set) && (viewer.set.superAdmin || coversScope(viewer.scope, account.scope));
}
