import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { DroppedViewPart, ListDensity, ListView, ListViewState } from '../../../../../contract/query/listView';

/** The view that a list shows, with the administrator's changes since it was chosen. */
export interface ActiveView {
  /** Absent for a view from a link. */
  id?: number;
  name?: string;
  isOwn?: boolean;
  /** Its state when it was chosen. */
  saved: ListViewState;
  columns: readonly string[] | null;
  density: ListDensity;
  /** Its parts that this administrator does not get. */
  dropped: readonly DroppedViewPart[];
}

/** The default view of each list by its key; `null` is the list without a view. */
export type DefaultViews = Readonly<Record<string, ActiveView | null>>;

const NO_DEFAULTS: DefaultViews = {};

/** Stored in the browser too, so that a list opens with its default view at once. */
export function useDefaultViews() {
  return useStore<DefaultViews>('listViews.defaults', NO_DEFAULTS);
}

/** Returns the view of a list that was chosen, or its default; `undefined` for the list without a view. */
export function useActiveView(key: string) {
  const [chosen, setChosen] = useStore<ActiveView | null | undefined>(`kit.views.${key}.activeView`, undefined);
  const [defaults] = useDefaultViews();
  const defaultView = defaults[key] ?? undefined;
  return {
    active: chosen === undefined ? defaultView : (chosen ?? undefined),
    defaultView,
    /** Shows a view; `null` shows the list without one. */
    setActive: setChosen,
  };
}

/** Returns the filter and order with which a list with a default view begins. */
export function useDefaultState(view: ActiveView | undefined) {
  return useMemo(() => view && { filter: view.saved.filter, sort: sortOf(view.saved) }, [view]);
}

/** Returns the order of a view as react-admin names it. */
export function sortOf({
  sortField,
  sortOrder,
}: Pick<ListViewState, 'sortField' | 'sortOrder'>): { field: string; order: 'ASC' | 'DESC' } | undefined {
  return sortField === null ? undefined : { field: sortField, order: sortOrder === 'desc' ? 'DESC' : 'ASC' };
}

/** Returns a saved view as the active one. */
export function toActiveView({ id, name, isOwn, dropped, ...view }: ListView): ActiveView {
  const { filter, sortField, sortOrder, columns, density } = view;
  return {
    id,
    name,
    isOwn,
    saved: { filter, sortField, sortOrder, columns, density },
    columns,
    density,
    dropped,
  };
}

/** The density of a list: that of its view, or the administrator's own. */
export function useDensity(key: string): [ListDensity, (density: ListDensity) => void] {
  const [own, setOwn] = useStore<ListDensity>(`kit.density.${key}`, 'standard');
  const { active, setActive } = useActiveView(key);
  return active ? [active.density, (density) => setActive({ ...active, density })] : [own, setOwn];
}
