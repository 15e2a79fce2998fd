import { useListContext } from 'react-admin';
import type { ListViewState } from '../../../../../contract/query/listView';
import { useListSettings } from '../ListSettings';
import { useColumnChoice } from '../useListPreferences';
import { type ActiveView, sortOf, useActiveView, useDensity } from './activeView';

/** Returns what the list shows now as the state of a view, and a function that shows a view. */
export function useCurrentState() {
  const { key, columns: all, defaultColumns, defaultFilter, entity } = useListSettings();
  const { filterValues, sort, setFilters, setSort } = useListContext();
  const { columns, isDefault } = useColumnChoice({
    key,
    available: all.map(({ source }) => source),
    defaults: defaultColumns,
  });
  const [density] = useDensity(key);
  const { setActive } = useActiveView(key);
  const [field, order] = entity.sort[0] ?? ['id', 'desc'];
  const state: ListViewState = {
    filter: filterValues,
    sortField: sort.field,
    sortOrder: sort.order === 'DESC' ? 'desc' : 'asc',
    columns: isDefault ? null : columns,
    density,
  };
  return {
    state,
    /** Shows a view, or the list without one. */
    show: (view: ActiveView | undefined) => {
      setActive(view ?? null);
      setFilters({ ...(view ? view.saved.filter : defaultFilter) });
      setSort((view && sortOf(view.saved)) ?? { field, order: order === 'asc' ? 'ASC' : 'DESC' });
    },
  };
}
