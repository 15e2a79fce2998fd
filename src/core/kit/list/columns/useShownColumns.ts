import { useMemo } from 'react';
import type { Entity } from '../../../../../contract/defineEntity';
import { useColumnChoice } from '../useListPreferences';
import { type Column, titleColumn, visibleColumns } from './columns';

export interface ShownColumns {
  shown: readonly Column[];
  /** The column that links to the record. */
  title: Column | undefined;
}

/** Returns the visible columns, in the administrator's order. */
export function useShownColumns(list: {
  entity: Entity;
  key: string;
  columns: readonly Column[];
  defaultColumns: readonly string[];
}): ShownColumns {
  const { entity, key, columns, defaultColumns: defaults } = list;
  const available = useMemo(() => columns.map((column) => column.source), [columns]);
  const { columns: chosen } = useColumnChoice({ key, available, defaults });
  return useMemo(() => {
    const shown = visibleColumns(columns, chosen);
    return { shown, title: titleColumn(entity, shown) };
  }, [entity, columns, chosen]);
}
