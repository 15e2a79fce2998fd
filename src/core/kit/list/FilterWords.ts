import { createContext, useContext } from 'react';

/** Codes that texts of a list are, and what people call them. */
export interface FilterWords {
  /** In the order in which they are offered. */
  codes: readonly string[];
  textOf: (code: string) => string;
}

/** By field: gives a list within it pickers in words for fields that hold codes without a choice of their own. */
export const FilterWordsContext = createContext<Readonly<Partial<Record<string, FilterWords>>>>({});

/** The words of a field, where a page gives any. */
export function useFilterWords(field: string): FilterWords | undefined {
  return useContext(FilterWordsContext)[field];
}
