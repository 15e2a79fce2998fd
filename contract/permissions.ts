import type { PermissionSet, Scope } from './calls/envelope';
import { UNMASK_PHONE } from './calls/unmaskPhone';
import { RESTORE_OPERATIONS } from './deletion';

/** Returns whether the administrator can make the call with this name. */
export type PermissionCheck = (name: string) => boolean;

/**
 * Returns the name of a call as in grants and denies.
 * @example permissionName('passAttendant', 'attendant', 'open') // 'passAttendant.attendant.open'
 */
export function permissionName(operation: string, entity: string, scope: Scope): string {
  return `${operation}.${entity}.${scope}`;
}

/** Three segments, each a name, `*`, or a prefix followed by `*` (`select*`). */
const PATTERN = /^(?:\*|[A-Za-z]\w*\*?)(?:\.(?:\*|[A-Za-z]\w*\*?)){2}$/;

/** Returns whether a text is a permission pattern: `select*.elderly.open`, `*.*.*`. */
export function isPermissionPattern(text: string): boolean {
  return PATTERN.test(text);
}

/** Returns whether a pattern covers a call; case-sensitive. An invalid pattern covers nothing. */
export function matchesPermission(pattern: string, name: string): boolean {
  return compilePatterns([pattern])(name);
}

/**
 * Compiles an administrator's permissions to a check that takes well under a microsecond. Super admins can do
 * everything. For others, any matching deny refuses, whatever the grants say, and without a grant nothing is allowed.
 * An invalid grant grants nothing. An invalid deny denies everything, because its intent is unknown.
 */
export function compilePermissions(set: PermissionSet): PermissionCheck {
  if (set.superAdmin) return () => true;
  if (!set.denies.every(isPermissionPattern)) return () => false;
  const denied = compilePatterns(withImpliedDenies(set.denies));
  const granted = compilePatterns(set.grants);
  const allowed = (name: string) => granted(name) && !denied(name);
  return (name) => {
    const accompanying = accompanyingPermission(name);
    return allowed(name) && (accompanying === undefined || allowed(accompanying));
  };
}

/** For each operation, the one whose denial denies it as well. */
const DENIED_WITH: Readonly<Record<string, string>> = {
  [UNMASK_PHONE]: 'unmask',
  [RESTORE_OPERATIONS.one]: 'deleteById',
  [RESTORE_OPERATIONS.many]: 'deleteById',
};

/**
 * Adds the denials that follow from others: who is denied to see everything is denied to see the phone number too, and who
 * is denied to delete is denied to restore.
 */
export function withImpliedDenies(denies: readonly string[]): string[] {
  return denies.flatMap((deny) => {
    const [operation = '', ...rest] = deny.split('.');
    const isDenied = compilePatterns([`${operation}.x.x`]);
    const implied = Object.entries(DENIED_WITH).filter(
      ([name, other]) => isDenied(`${other}.x.x`) && !isDenied(`${name}.x.x`),
    );
    return [deny, ...implied.map(([name]) => [name, ...rest].join('.'))];
  });
}

/** The right that another one is useless without: only who may restore records sees the deleted ones. */
function accompanyingPermission(name: string): string | undefined {
  const { list, one } = RESTORE_OPERATIONS;
  return name.startsWith(`${list}.`) ? name.replace(list, one) : undefined;
}

/** Puts complete names in a set, and compiles the other patterns to one regular expression. */
function compilePatterns(patterns: readonly string[]): PermissionCheck {
  const valid = patterns.filter(isPermissionPattern);
  const names = new Set(valid.filter((pattern) => !pattern.includes('*')));
  const sources = valid.filter((pattern) => pattern.includes('*')).map(patternSource);
  if (sources.length === 0) return (name) => names.has(name);
  const wildcards = new RegExp(`^(?:${sources.join('|')})$`);
  return (name) => names.has(name) || wildcards.test(name);
}

/** A lone `*` matches a whole segment, a trailing one the rest of it. */
function patternSource(pattern: string): string {
  return pattern
    .split('.')
    .map((segment) => (segment === '*' ? '[^.]+' : segment.replace('*', '[^.]*')))
    .join('\\.');
}
