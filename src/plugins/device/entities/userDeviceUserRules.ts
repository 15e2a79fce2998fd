import type { Draft } from '../../../../contract/defineEntity';
import type { Problem } from '../../../../contract/problems';

/** Users that may follow one wearer, and wearers one user may follow. */
export const FOLLOWERS_MAX = 10;
export const FOLLOWED_MAX = 10;

/** The states in which a relation counts: asked for, or in force. */
export const liveRelations = ['pending', 'active'] as const;

/** Who decides for a wearer is an owner. */
export function checkUserDeviceUser({ isPrimary, role }: Draft): Problem[] {
  return isPrimary === true && role !== 'owner' ? [{ field: 'role', code: 'primaryMustOwn' }] : [];
}
