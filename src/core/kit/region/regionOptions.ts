import type { OfferedValue } from '../../../../contract/fields';
import { findRegions, type Region, type RegionTree, regionNames, regionsNear, type Spell } from './regionTree';

/** An option of a region picker. */
export interface RegionOption extends Pick<Region, 'code' | 'names'> {
  /** Number of records with this region, if it is in use. */
  count?: number;
  isUsed: boolean;
}

export interface RegionQuestion {
  /** Absent until it has loaded. */
  tree: RegionTree | undefined;
  /** Regions in use that the server found for the typed text. */
  offered: readonly OfferedValue[];
  /** The selected code; empty for none. */
  chosen: string;
  sought: string;
  spell?: Spell;
}

/**
 * Returns the matching regions in use, and those of the tree. Without typed text but with a selection, its enclosing regions
 * and its parts come first, so that the user can refine the selection.
 */
export function regionOptions({ tree, offered, chosen, sought, spell }: RegionQuestion): RegionOption[] {
  const used = offered.map((each) => usedOption(tree, each));
  const known = new Set(used.map(({ code }) => code));
  const others = tree ? (sought === '' ? regionsNear(tree, chosen) : findRegions(tree, sought, spell)) : [];
  const unused = others.filter(({ code }) => !known.has(code));
  const more = unused.map(({ code, names }) => ({ code, names, isUsed: false }));
  return sought === '' && tree?.has(chosen.slice(0, 6)) ? [...more, ...used] : [...used, ...more];
}

/** Streets and communities are not in the tree: their names come with the codes in use. */
function usedOption(tree: RegionTree | undefined, { value, name, hint, count }: OfferedValue): RegionOption {
  const district = (tree && regionNames(tree, value)) ?? [];
  const names = [...district, ...[hint, name].filter((part) => part !== undefined)];
  return { code: value, names, count, isUsed: true };
}
