import type { OfferedValue } from '../../../../contract/fields';
import { findRegions, type Region, type RegionTree, regionNames, regionsNear, type Spell } from './regionTree';

/** A region to choose. */
export interface RegionOption extends Pick<Region, 'code' | 'names'> {
  /** Records that have it, where it is in use. */
  count?: number;
  isUsed: boolean;
}

export interface RegionQuestion {
  /** Absent until it is there. */
  tree: RegionTree | undefined;
  /** Those in use that the server found for what is typed. */
  offered: readonly OfferedValue[];
  /** What stands in the input; empty for none. */
  chosen: string;
  sought: string;
  spell?: Spell;
}

/**
 * Those in use, and of the tree what is sought. Where nothing is, but a region of the tree is chosen, what lies around it and in it
 * comes first, so that the choice goes on from there.
 */
export function regionOptions({ tree, offered, chosen, sought, spell }: RegionQuestion): RegionOption[] {
  const used = offered.map((each) => usedOption(tree, each));
  const known = new Set(used.map(({ code }) => code));
  const others = tree ? (sought === '' ? regionsNear(tree, chosen) : findRegions(tree, sought, spell)) : [];
  const unused = others.filter(({ code }) => !known.has(code));
  const more = unused.map(({ code, names }) => ({ code, names, isUsed: false }));
  return sought === '' && tree?.has(chosen.slice(0, 6)) ? [...more, ...used] : [...used, ...more];
}

/** Streets and communities are in no tree: their names come with the codes in use. */
function usedOption(tree: RegionTree | undefined, { value, name, hint, count }: OfferedValue): RegionOption {
  const district = (tree && regionNames(tree, value)) ?? [];
  const names = [...district, ...[hint, name].filter((part) => part !== undefined)];
  return { code: value, names, count, isUsed: true };
}
