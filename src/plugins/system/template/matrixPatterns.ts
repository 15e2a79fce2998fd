import { compilePermissions } from '../../../../contract/permissions';

/** What a template grants and denies. */
export interface Patterns {
  grants: readonly string[];
  denies: readonly string[];
}

/** What a pattern says by itself: nothing, that it grants, or that it denies. */
export type Mark = 'none' | 'grant' | 'deny';

/** Of the calls a cell stands for, those that all patterns together allow. */
export type Effect = 'all' | 'some' | 'nothing';

/** The pattern a cell stands for; `*` is every entity. */
export function cellPattern(operation: string, entity: string): string {
  return `${operation}.${entity}.*`;
}

/** What the template says of a cell by itself. */
export function markOf(pattern: string, { grants, denies }: Patterns): Mark {
  if (denies.includes(pattern)) return 'deny';
  return grants.includes(pattern) ? 'grant' : 'none';
}

/** The patterns with a cell marked otherwise. */
export function withMark(
  pattern: string,
  mark: Mark,
  { grants, denies }: Patterns,
): { grants: string[]; denies: string[] } {
  const others = (patterns: readonly string[]) => patterns.filter((each) => each !== pattern);
  return {
    grants: mark === 'grant' ? [...others(grants), pattern] : others(grants),
    denies: mark === 'deny' ? [...others(denies), pattern] : others(denies),
  };
}

/** Granted after nothing, denied after granted. */
export const NEXT_MARK: Readonly<Record<Mark, Mark>> = { none: 'grant', grant: 'deny', deny: 'none' };

/** How much of what each cell stands for the patterns allow; one pass over the catalogue for a whole matrix. */
export function effectsOf(
  cells: readonly { pattern: string; names: readonly string[] }[],
  patterns: Patterns,
): Map<string, Effect> {
  const allows = compilePermissions({ superAdmin: false, grants: [...patterns.grants], denies: [...patterns.denies] });
  return new Map(
    cells.map(({ pattern, names }) => {
      const count = names.filter(allows).length;
      return [pattern, count === 0 ? 'nothing' : count === names.length ? 'all' : 'some'];
    }),
  );
}
