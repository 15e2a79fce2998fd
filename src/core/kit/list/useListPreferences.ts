import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { FilterValues } from './filters/filterValues';
import { useListSettings } from './ListSettings';

/** A filter that the administrator has named. */
export interface SavedFilter {
  name: string;
  filter: FilterValues;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

/** The available columns of a list, and its defaults. */
interface ColumnChoiceOptions {
  key: string;
  available: readonly string[];
  defaults: readonly string[];
}

/*
 * The keys begin with `kit.`, not with the resource. Signing out clears keys that begin with a resource's address (open
 * filters, pages), but these choices are permanent.
 */

/**
 * Returns the administrator's columns for this list, in order, or the defaults. Columns that no longer exist are dropped.
 */
export function useColumnChoice({ key, available, defaults }: ColumnChoiceOptions) {
  const [stored, setColumns] = useStore<string[] | undefined>(`kit.columns.${key}`, undefined);
  const columns = useMemo(() => {
    const existingColumns = (stored ?? defaults).filter((name) => available.includes(name));
    return existingColumns.length > 0 ? existingColumns : [...defaults];
  }, [stored, available, defaults]);
  return { columns, setColumns, reset: () => setColumns(undefined), isDefault: stored === undefined };
}

/** Whether the administrator wants all columns of this list, also those that do not fit; the table then scrolls. */
export function useHasAllColumns() {
  return useStore(`kit.allColumns.${useListSettings().key}`, false);
}

/** Returns the administrator's saved filters for this list. */
export function useSavedFilters() {
  const { key } = useListSettings();
  const [saved, setSaved] = useStore<SavedFilter[]>(`kit.filters.${key}`, []);
  return {
    saved,
    save: (entry: SavedFilter) => setSaved([...saved.filter(({ name }) => name !== entry.name), entry]),
    remove: (name: string) => setSaved(saved.filter((entry) => entry.name !== name)),
  };
}
