import { createContext, useContext } from 'react';

/** Codes in a list's text field, with their labels. */
export interface FilterWords {
  /** In the order in which they are offered. */
  codes: readonly string[];
  textOf: (code: string) => string;
}

/** By field: gives the lists inside it labeled pickers for text fields that contain codes. */
export const FilterWordsContext = createContext<Readonly<Partial<Record<string, FilterWords>>>>({});

/** Returns the codes and labels of a field, if the page provides any. */
export function useFilterWords(field: string): FilterWords | undefined {
  return useContext(FilterWordsContext)[field];
}
