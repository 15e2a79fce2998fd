import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { useListSettings } from './ListSettings';
import { useActiveView } from './views/activeView';

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
 * Returns the columns of the list's view, or the administrator's own, in order, or the defaults. Columns that no longer exist are dropped.
 */
export function useColumnChoice({ key, available, defaults }: ColumnChoiceOptions) {
  const [own, setOwn] = useStore<readonly string[] | undefined>(`kit.columns.${key}`, undefined);
  const { active, setActive } = useActiveView(key);
  const stored = active ? (active.columns ?? undefined) : own;
  const columns = useMemo(() => {
    const existingColumns = (stored ?? defaults).filter((name) => available.includes(name));
    return existingColumns.length > 0 ? existingColumns : [...defaults];
  }, [stored, available, defaults]);
  const setColumns = (names: readonly string[] | undefined) =>
    active ? setActive({ ...active, columns: names ?? null }) : setOwn(names);
  return { columns, setColumns, reset: () => setColumns(undefined), isDefault: stored === undefined };
}

/** Whether the administrator wants all columns of this list, also those that do not fit; the table then scrolls. */
export function useHasAllColumns() {
  return useStore(`kit.allColumns.${useListSettings().key}`, false);
}
