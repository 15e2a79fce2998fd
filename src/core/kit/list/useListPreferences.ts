import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { FilterValues } from './filterValues';
import { useListSettings } from './ListSettings';

/** A filter an administrator gave a name to. */
export interface SavedFilter {
  name: string;
  filter: FilterValues;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

/** The columns of a list there are, and those that it shows at first. */
interface ColumnQuestion {
  key: string;
  available: readonly string[];
  defaults: readonly string[];
}

/*
 * The keys begin with `kit.`, not with the resource: signing out clears what begins with a resource's address (open
 * filters, pages), and these are lasting choices.
 */

/**
 * The columns the administrator chose for this list, in order; the given defaults until then.
 * Columns that no longer exist are dropped.
 */
export function useColumnChoice({ key, available, defaults }: ColumnQuestion) {
  const [stored, setColumns] = useStore<string[] | undefined>(`kit.columns.${key}`, undefined);
  const columns = useMemo(() => {
    const known = (stored ?? defaults).filter((name) => available.includes(name));
    return known.length > 0 ? known : [...defaults];
  }, [stored, available, defaults]);
  return { columns, setColumns, reset: () => setColumns(undefined), isDefault: stored === undefined };
}

/** The named filters the administrator keeps for this list. */
export function useSavedFilters() {
  const { key } = useListSettings();
  const [saved, setSaved] = useStore<SavedFilter[]>(`kit.filters.${key}`, []);
  return {
    saved,
    save: (entry: SavedFilter) => setSaved([...saved.filter(({ name }) => name !== entry.name), entry]),
    remove: (name: string) => setSaved(saved.filter((entry) => entry.name !== name)),
  };
}
