import type { PermissionSet } from '../../contract/envelope';

/**
 * Tells whether somebody holds everything a pattern stands for, calls included that do not exist yet: one grant covers
 * it and no deny touches it.
 */
export function holdsPattern(holder: PermissionSet, pattern: string): boolean {
  if (holder.superAdmin) return true;
  return holder.grants.some((grant) => covers(grant, pattern)) && !holder.denies.some((deny) => meets(deny, pattern));
}

/** The patterns among `given` that a holder lacks and therefore may not hand on. */
export function patternsBeyond(holder: PermissionSet, given: readonly string[]): string[] {
  return given.filter((pattern) => !holdsPattern(holder, pattern));
}

/** The denies a change lifts, or makes narrower, of what somebody lacks: holders of other grants would gain by it. */
export function liftedBeyond(
  holder: PermissionSet,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): string[] {
  return patternsBeyond(
    holder,
    before.filter((deny) => !after.some((kept) => covers(kept, deny))),
  );
}

/** Tells whether one account can do something that another cannot. What it is denied itself does not count. */
export function exceeds(target: PermissionSet, holder: PermissionSet): boolean {
  if (holder.superAdmin) return false;
  if (target.superAdmin) return true;
  return target.grants.some((grant) => {
    if (target.denies.some((deny) => covers(deny, grant))) return false;
    if (!holder.grants.some((own) => covers(own, grant))) return true;
    // What the holder is denied within the grant must be denied to the target as well.
    return holder.denies.some((deny) => meets(deny, grant) && !target.denies.some((other) => covers(other, deny)));
  });
}

/** Tells whether everything `inner` matches is matched by `outer` too. */
function covers(outer: string, inner: string): boolean {
  return bySegment(outer, inner, (wide, narrow) =>
    wide.endsWith('*') ? narrow.startsWith(wide.slice(0, -1)) : wide === narrow,
  );
}

/** Tells whether anything is matched by both. */
function meets(one: string, other: string): boolean {
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
