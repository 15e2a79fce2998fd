import type { Suggestion } from '../../../../contract/fields';
import { findRegions, type Region, type RegionTree, regionNames, regionsNear, type ToPinyin } from './regionTree';

/** An option of a region picker. */
export interface RegionOption extends Pick<Region, 'code' | 'names'> {
  /** Number of records with this region, if it is in use. */
  count?: number;
  isUsed: boolean;
}

export interface RegionOptionsInput {
  /** Absent until it has loaded. */
  tree: RegionTree | undefined;
  /** Regions in use that the server found for the typed text. */
  suggestions: readonly Suggestion[];
  /** The selected code; empty for none. */
  selectedCode: string;
  keyword: string;
  toPinyin?: ToPinyin;
}

/**
 * Returns the matching regions in use, and those of the tree. Without typed text but with a selection, its enclosing regions
 * and its parts come first, so that the user can refine the selection.
 */
export function regionOptions({
  tree,
  suggestions,
  selectedCode,
  keyword,
  toPinyin,
}: RegionOptionsInput): RegionOption[] {
  const used = suggestions.map((each) => usedOption(tree, each));
  const usedCodes = new Set(used.map(({ code }) => code));
  const others = tree ? (keyword === '' ? regionsNear(tree, selectedCode) : findRegions(tree, keyword, toPinyin)) : [];
  const unused = others.filter(({ code }) => !usedCodes.has(code));
  const more = unused.map(({ code, names }) => ({ code, names, isUsed: false }));
  return keyword === '' && tree?.has(selectedCode.slice(0, 6)) ? [...more, ...used] : [...used, ...more];
}

/** Streets and communities are not in the tree: their names come with the codes in use. */
function usedOption(tree: RegionTree | undefined, { value, name, hint, count }: Suggestion): RegionOption {
  const district = (tree && regionNames(tree, value)) ?? [];
  const names = [...district, ...[hint, name].filter((part) => part !== undefined)];
  return { code: value, names, count, isUsed: true };
}
