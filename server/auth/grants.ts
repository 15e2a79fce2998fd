import type { PermissionSet } from '../../contract/calls/envelope';
import { withImpliedDenies } from '../../contract/permissions';

/**
 * Returns whether a holder has everything that a pattern matches, including future calls: one grant covers it and no deny
 * overlaps it.
 */
export function holdsPattern(holder: PermissionSet, pattern: string): boolean {
  if (holder.superAdmin) return true;
  return (
    holder.grants.some((grant) => covers(grant, pattern)) &&
    !withImpliedDenies(holder.denies).some((deny) => overlaps(deny, pattern))
  );
}

/** Returns the patterns that a holder lacks and therefore must not grant. */
export function missingPatterns(holder: PermissionSet, patterns: readonly string[]): string[] {
  return patterns.filter((pattern) => !holdsPattern(holder, pattern));
}

/**
 * Returns the denies that a change removes or narrows and that the holder lacks. Accounts with other grants would gain
 * permissions by that.
 */
export function missingForLiftedDenies(
  holder: PermissionSet,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): string[] {
  return missingPatterns(
    holder,
    before.filter((deny) => !after.some((kept) => covers(kept, deny))),
  );
}

/** Returns whether one account can do something that another cannot. The target's own denies reduce what it can do. */
export function exceedsRights(target: PermissionSet, holder: PermissionSet): boolean {
  if (holder.superAdmin) return false;
  if (target.superAdmin) return true;
  const [denies, heldDenies] = [withImpliedDenies(target.denies), withImpliedDenies(holder.denies)];
  return target.grants.some((grant) => {
    if (denies.some((deny) => covers(deny, grant))) return false;
    if (!holder.grants.some((held) => covers(held, grant))) return true;
    // Anything within the grant that the holder is denied must be denied to the target as well.
    return heldDenies.some((deny) => overlaps(deny, grant) && !denies.some((other) => covers(other, deny)));
  });
}

/** Returns whether `outer` matches everything that `inner` matches. */
function covers(outer: string, inner: string): boolean {
  return bySegment(outer, inner, (wide, narrow) =>
    wide.endsWith('*') ? narrow.startsWith(wide.slice(0, -1)) : wide === narrow,
  );
}

/** Returns whether the two patterns overlap. */
function overlaps(one: string, other: string): boolean {
  return bySegment(one, other, (a, b) => {
    const [start, end] = [a.replace('*', ''), b.replace('*', '')];
    if (a.endsWith('*') && b.endsWith('*')) return start.startsWith(end) || end.startsWith(start);
    if (a.endsWith('*')) return b.startsWith(start);
    return b.endsWith('*') ? a.startsWith(end) : a === b;
  });
}

function bySegment(one: string, other: string, test: (a: string, b: string) => boolean): boolean {
  const [left, right] = [one.split('.'), other.split('.')];
  return left.length === right.length && left.every((segment, index) => test(segment, right[index] ?? ''));
}
