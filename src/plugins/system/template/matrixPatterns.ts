import { compilePermissions } from '../../../../contract/permissions';

/** The grants and denies of a template. */
export interface Patterns {
  grants: readonly string[];
  denies: readonly string[];
}

/** The explicit mark of a pattern. */
export type Mark = 'none' | 'grant' | 'deny';

/** The share of a cell's calls that all patterns together allow. */
export type Effect = 'all' | 'some' | 'nothing';

/** Returns the pattern of a cell; `*` stands for every entity. */
export function cellPattern(operation: string, entity: string): string {
  return `${operation}.${entity}.*`;
}

/** Returns the explicit mark of a cell. */
export function cellMark(pattern: string, { grants, denies }: Patterns): Mark {
  if (denies.includes(pattern)) return 'deny';
  return grants.includes(pattern) ? 'grant' : 'none';
}

/** Returns the patterns after a cell's mark has changed. */
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

/** The next mark when a cell is pressed: grant after none, deny after grant. */
export const NEXT_MARK: Readonly<Record<Mark, Mark>> = { none: 'grant', grant: 'deny', deny: 'none' };

/** Returns the effect of the patterns on each cell; one pass over the catalog for the whole matrix. */
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
