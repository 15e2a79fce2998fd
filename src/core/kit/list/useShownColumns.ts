import { useMemo } from 'react';
import { type Column, titleColumn, visibleColumns } from './columns';
import { useListSettings } from './ListSettings';
import { useColumnChoice } from './useListPreferences';

/** The columns on screen, in the administrator's order, and the one that leads to the record. */
export function useShownColumns(): { shown: Column[]; title: Column | undefined } {
  const { entity, columns, defaultColumns } = useListSettings();
  const available = useMemo(() => columns.map((column) => column.source), [columns]);
  const { columns: chosen } = useColumnChoice(available, defaultColumns);
  return useMemo(() => {
    const shown = visibleColumns(columns, chosen);
    return { shown, title: titleColumn(entity, shown) };
  }, [entity, columns, chosen]);
}
