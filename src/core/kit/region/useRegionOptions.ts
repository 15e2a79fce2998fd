import { useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import type { SuggestionSource } from '../../../../contract/fields';
import { useSuggestions } from '../field/useSuggestions';
import { type RegionOption, regionOptions } from './regionOptions';
import { regionNames } from './regionTree';
import { usePinyin } from './usePinyin';
import { useRegionTree } from './useRegionTree';

interface RegionSearch {
  offers: SuggestionSource | undefined;
  /** Selected codes. */
  chosen: readonly string[];
  typed: string;
  isOpen: boolean;
}

/**
 * Returns the options of a region picker and how to show them; the tree is loaded when a region must be named or selected.
 */
export function useRegionOptions({ offers: suggestionSource, chosen, typed, isOpen }: RegionSearch) {
  const translate = useTranslate();
  const tree = useRegionTree(isOpen || chosen.length > 0);
  const keyword = useDeferredValue(typed.trim());
  const toPinyin = usePinyin(isOpen && /[a-z]/i.test(keyword));
  const { offered: suggestions } = useSuggestions(suggestionSource, keyword, isOpen);
  const options = regionOptions({ tree, suggestions, selectedCode: chosen.at(-1) ?? '', keyword, toPinyin });
  const optionOf = (code: string): RegionOption =>
    options.find((option) => option.code === code) ?? {
      code,
      names: (tree && regionNames(tree, code)) ?? [],
      isUsed: false,
    };
  return {
    tree,
    optionOf,
    picker: {
      freeSolo: true as const,
      forcePopupIcon: true,
      options,
      loading: isOpen && tree === undefined,
      groupBy: ({ isUsed }: RegionOption) => translate(isUsed ? 'kit.region.inUse' : 'kit.region.all'),
      keyOf: codeOf,
      getOptionLabel: (option: RegionOption | string) =>
        labelOf(typeof option === 'string' ? optionOf(option) : option),
      getOptionDisplay: ({ code, names, count }: RegionOption) => ({
        name: names.at(-1) ?? code,
        hint: [
          [names.slice(0, -1).join(' / '), names.length > 0 && code].filter(Boolean).join(' · '),
          count !== undefined && translate('kit.region.count', { count }),
        ]
          .filter(Boolean)
          .join(' '),
      }),
    },
  };
}

/** Returns the code of an option, or the typed text. */
export const codeOf = (option: RegionOption | string) => (typeof option === 'string' ? option.trim() : option.code);

const labelOf = ({ code, names }: RegionOption) => (names.length > 0 ? names.join(' / ') : code);
