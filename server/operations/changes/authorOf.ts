import type { Call } from '../../call/call';

/** Returns who makes a change, as `createBy` and `updateBy` store it. */
export function authorOf({ caller }: Pick<Call, 'caller'>): string {
  return caller ? `admin:${caller.adminId}` : 'system';
}
