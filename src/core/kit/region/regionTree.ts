import { enclosingRegions } from '../../../../contract/regions';

/** A province, city or district of GB/T 2260. */
export interface Region {
  code: string;
  /** From the province down; the city of a municipality has the same name and is not repeated. */
  names: readonly string[];
  /** Code of the enclosing region; absent for a province. */
  parentCode?: string;
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
export type ToPinyin = (name: string) => string;

/** Maximum number of results; the user types more to narrow them. */
const RESULTS_MAX = 100;

/** Combines the lists of the three levels. */
export function regionTree({ province_list, city_list, county_list }: AreaList): RegionTree {
  const tree = new Map<string, Region>();
  const named = Object.entries({ ...province_list, ...city_list, ...county_list });
  for (const [code, name] of named.sort(([one], [other]) => (one < other ? -1 : 1))) {
    const parentCode = enclosingRegions(code).findLast((each) => tree.has(each));
    const names = (parentCode && tree.get(parentCode)?.names) || [];
    tree.set(code, { code, names: names.at(-1) === name ? names : [...names, name], parentCode });
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
  const selectedCode = tree.get(code.slice(0, 6))?.code;
  const nearCodes = selectedCode ? new Set([...enclosingRegions(selectedCode), selectedCode]) : new Set<string>();
  return [...tree.values()].filter(({ code: each, parentCode }) => nearCodes.has(each) || parentCode === selectedCode);
}

/** Returns whether a region has parts in the tree. */
export function hasChildren(tree: RegionTree, code: string): boolean {
  return [...tree.values()].some(({ parentCode }) => parentCode === code);
}

/**
 * Finds regions by the beginning of the code, the pinyin of their own name, or parts of their names in any order (`杭州 西湖`).
 * A region with a matching name comes before the regions inside it, larger before smaller.
 */
export function findRegions(tree: RegionTree, keyword: string, toPinyin?: ToPinyin): Region[] {
  const words = keyword
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean);
  const found = [...tree.values()].flatMap((region) => {
    const rank = rankOf(region, words, toPinyin);
    return rank === undefined ? [] : [{ region, rank: rank * 10 + region.names.length }];
  });
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, RESULTS_MAX)
    .map(({ region }) => region);
}

function rankOf({ code, names }: Region, words: readonly string[], toPinyin: ToPinyin | undefined): number | undefined {
  const ownName = names.at(-1) ?? '';
  const fullName = names.join('');
  const ranks = words.map((word) => {
    if (code.startsWith(word) || ownName.startsWith(word)) return 0;
    if (/^[a-z]+$/.test(word))
      return toPinyin?.(ownName)
        .split(' ')
        .some((spelled) => spelled.startsWith(word))
        ? 0
        : undefined;
    if (ownName.includes(word)) return 1;
    return fullName.includes(word) ? 2 : undefined;
  });
  return ranks.reduce<number | undefined>(
    (worst, rank) => (worst === undefined || rank === undefined ? undefined : Math.max(worst, rank)),
    0,
  );
}
