import { createContext, useContext } from 'react';

/** Codes in a list's text field, with their labels. */
export interface FilterLabels {
  /** In the order in which they are offered. */
  codes: readonly string[];
  textOf: (code: string) => string;
}

/** By field: gives the lists inside it labeled pickers for text fields that contain codes. */
export const FilterLabelsContext = createContext<Readonly<Partial<Record<string, FilterLabels>>>>({});

/** Returns the codes and labels of a field, if the page provides any. */
export function useFilterLabels(field: string): FilterLabels | undefined {
  return useContext(FilterLabelsContext)[field];
}
