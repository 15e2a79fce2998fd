import { useEffect, useEffectEvent, useRef } from 'react';
import { useListContext } from 'react-admin';

/**
 * Clears the selection when the filters change, and the stored one of an earlier visit: nobody would see what is selected
 * then. Another page or order keeps it.
 */
export function useClearSelectionOnFilterChange(): void {
  const { filterValues, selectedIds, onUnselectItems } = useListContext();
  const filters = JSON.stringify(filterValues);
  const selectedUnder = useRef<string>(undefined);
  const clear = useEffectEvent(() => {
    if (selectedIds.length > 0) onUnselectItems();
  });
  useEffect(() => {
    // The effect also runs when a hidden tab is shown again, with the same filters.
    if (selectedUnder.current !== filters) clear();
    selectedUnder.current = filters;
  }, [filters]);
}
