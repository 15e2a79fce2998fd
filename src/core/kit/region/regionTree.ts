import { regionsAround } from '../../../../contract/regions';

/** A province, city or district of GB/T 2260. */
export interface Region {
  code: string;
  /** From the province down; the city of a municipality has the same name and is not repeated. */
  names: readonly string[];
  /** Code of the enclosing region; absent for a province. */
  around?: string;
}

/** Regions by code, each after the one that contains it. */
export type RegionTree = ReadonlyMap<string, Region>;

/** Codes and their names, by level. */
export interface AreaList {
  province_list: Readonly<Record<string, string>>;
  city_list: Readonly<Record<string, string>>;
  county_list: Readonly<Record<string, string>>;
}

/** Converts a name to pinyin, in full and as initials (`xihuqu xhq`). */
export type Spell = (name: string) => string;

/** Maximum number of results; the user types more to narrow them. */
const FOUND_MAX = 100;

/** Combines the lists of the three levels. */
export function regionTree({ province_list, city_list, county_list }: AreaList): RegionTree {
  const tree = new Map<string, Region>();
  const named = Object.entries({ ...province_list, ...city_list, ...county_list });
  for (const [code, name] of named.sort(([one], [other]) => (one < other ? -1 : 1))) {
    const around = regionsAround(code).findLast((each) => tree.has(each));
    const names = (around && tree.get(around)?.names) || [];
    tree.set(code, { code, names: names.at(-1) === name ? names : [...names, name], around });
  }
  return tree;
}

/**
 * Returns the names of a region from the province down; for a street or community, those of its district.
 * `undefined` for unknown codes.
 */
export function regionNames(tree: RegionTree, code: string): readonly string[] | undefined {
  return tree.get(code.slice(0, 6))?.names;
}

/**
 * Returns the regions to continue from a selection: its ancestors, itself, and its parts; without a
 * selection, the provinces.
 */
export function regionsNear(tree: RegionTree, code: string): Region[] {
  const known = tree.get(code.slice(0, 6))?.code;
  const isNear = known ? new Set([...regionsAround(known), known]) : new Set<string>();
  return [...tree.values()].filter(({ code: each, around }) => isNear.has(each) || around === known);
}

/** Returns whether a region has parts in the tree. */
export function hasParts(tree: RegionTree, code: string): boolean {
  return [...tree.values()].some(({ around }) => around === code);
}

/**
 * Finds regions by the beginning of the code, the pinyin of their own name, or parts of their names in any order (`杭州 西湖`).
 * A region with a matching name comes before the regions inside it, larger before smaller.
 */
export function findRegions(tree: RegionTree, sought: string, spell?: Spell): Region[] {
  const words = sought
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean);
  const found = [...tree.values()].flatMap((region) => {
    const rank = rankOf(region, words, spell);
    return rank === undefined ? [] : [{ region, rank: rank * 10 + region.names.length }];
  });
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, FOUND_MAX)
    .map(({ region }) => region);
}

function rankOf({ code, names }: Region, words: readonly string[], spell: Spell | undefined): number | undefined {
  const own = names.at(-1) ?? '';
  const whole = names.join('');
  const ranks = words.map((word) => {
    if (code.startsWith(word) || own.startsWith(word)) return 0;
    if (/^[a-z]+$/.test(word))
      return spell?.(own)
        .split(' ')
        .some((spelled) => spelled.startsWith(word))
        ? 0
        : undefined;
    if (own.includes(word)) return 1;
    return whole.includes(word) ? 2 : undefined;
  });
  return ranks.reduce<number | undefined>(
    (worst, rank) => (worst === undefined || rank === undefined ? undefined : Math.max(worst, rank)),
    0,
  );
}
