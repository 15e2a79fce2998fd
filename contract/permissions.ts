import type { PermissionSet, Scope } from './envelope';

/** What an allowed call is asked by name: true when the administrator may make it. */
export type PermissionCheck = (name: string) => boolean;

/**
 * The name of a call as grants and denies spell it.
 * @example permissionName('passAttendant', 'attendant', 'open') // 'passAttendant.attendant.open'
 */
export function permissionName(operation: string, entity: string, scope: Scope): string {
  return `${operation}.${entity}.${scope}`;
}

/** Three segments, each a name, `*`, or a beginning followed by `*` (`select*`). */
const PATTERN = /^(?:\*|[A-Za-z]\w*\*?)(?:\.(?:\*|[A-Za-z]\w*\*?)){2}$/;

/** Tells whether a text is a permission pattern: `select*.elderly.open`, `*.*.*`. */
export function isPermissionPattern(text: string): boolean {
  return PATTERN.test(text);
}

/** Tells whether a pattern covers a call; case-sensitive. A text that is no pattern covers nothing. */
export function matchesPermission(pattern: string, name: string): boolean {
  return compilePatterns([pattern])(name);
}

/**
 * Turns what an administrator holds into a check that costs well under a microsecond: super admins may do
 * everything; for others any matching deny refuses, whatever the grants say, and without a grant nothing is allowed.
 * A grant that is no pattern grants nothing; a deny that is none denies everything, because nobody knows what it meant.
 */
export function compilePermissions(set: PermissionSet): PermissionCheck {
  if (set.superAdmin) return () => true;
  if (!set.denies.every(isPermissionPattern)) return () => false;
  const denied = compilePatterns(set.denies);
  const granted = compilePatterns(set.grants);
  return (name) => !denied(name) && granted(name);
}

/** Whole names go to a set; the others become one regular expression. */
function compilePatterns(patterns: readonly string[]): PermissionCheck {
  const valid = patterns.filter(isPermissionPattern);
  const names = new Set(valid.filter((pattern) => !pattern.includes('*')));
  const sources = valid.filter((pattern) => pattern.includes('*')).map(source);
  if (sources.length === 0) return (name) => names.has(name);
  const wildcards = new RegExp(`^(?:${sources.join('|')})$`);
  return (name) => names.has(name) || wildcards.test(name);
}

/** A lone `*` stands for a whole segment, a trailing one for the rest of it. */
function source(pattern: string): string {
  return pattern
    .split('.')
    .map((segment) => (segment === '*' ? '[^.]+' : segment.replace('*', '[^.]*')))
    .join('\\.');
}
