import type { Draft } from '../../../../../contract/defineEntity';
import type { Problem } from '../../../../../contract/problems';

/** Maximum number of followers per wearer, and of wearers per user. */
export const FOLLOWERS_MAX = 10;
export const FOLLOWED_MAX = 10;

/** States in which a relation counts: requested or active. */
export const liveRelations = ['pending', 'active'] as const;

/** Requires that the follower who decides for a wearer is an owner. */
export function checkUserDeviceUser({ isPrimary, role }: Draft): Problem[] {
  return isPrimary === true && role !== 'owner' ? [{ field: 'role', code: 'primaryMustOwn' }] : [];
}
