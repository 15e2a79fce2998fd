import { useRef } from 'react';
import { type Identifier, type RaRecord, useEvent, useListContext } from 'react-admin';

/** Selection of a list's rows; Shift selects the range since the last click. */
export interface RowSelection {
  isSelected: (id: Identifier) => boolean;
  /** Stable function, so that rows do not re-render for it. */
  toggle: (id: Identifier, isRange: boolean) => void;
  /** State of the rows on this page. */
  page: 'none' | 'some' | 'all';
  togglePage: () => void;
}

export function useRowSelection(): RowSelection {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<RaRecord>();
  const last = useRef<Identifier>(undefined);
  const ids = data.map((record) => record.id);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const toggle = useEvent((id: Identifier, isRange: boolean) => {
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)].sort((a, b) => a - b);
    if (isRange && from !== undefined && to !== undefined && from >= 0) {
      onSelect([...new Set([...selectedIds, ...ids.slice(from, to + 1)])]);
    } else onToggleItem(id);
    last.current = id;
  });

  return {
    isSelected: (id) => selectedIds.includes(id),
    toggle,
    page: chosen.length === 0 ? 'none' : chosen.length === ids.length ? 'all' : 'some',
    togglePage: () =>
      onSelect(
        chosen.length === ids.length
          ? selectedIds.filter((id) => !ids.includes(id))
          : [...new Set([...selectedIds, ...ids])],
      ),
  };
}
