import type { Draft } from '../../../../contract/defineEntity';
import { isPermissionPattern } from '../../../../contract/permissions';
import type { Problem } from '../../../../contract/problems';

/** Checks lists of granted and denied patterns: invalid patterns, and patterns in both lists. */
export function patternProblems(record: Draft, fields: { grants: string; denies: string }): Problem[] {
  const grants = textsOf(record[fields.grants]);
  const denies = textsOf(record[fields.denies]);
  const malformed = (field: string, patterns: readonly string[]) =>
    patterns.flatMap((pattern, index): Problem[] =>
      isPermissionPattern(pattern) ? [] : [{ field: `${field}.${index}`, code: 'badPermissionPattern' }],
    );
  const contradictory = denies.flatMap((pattern, index): Problem[] =>
    grants.includes(pattern) ? [{ field: `${fields.denies}.${index}`, code: 'grantAlsoDenied' }] : [],
  );
  return [...malformed(fields.grants, grants), ...malformed(fields.denies, denies), ...contradictory];
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
