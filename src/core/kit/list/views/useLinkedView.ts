import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { LIST_DENSITIES } from '../../../../../contract/query/listView';
import { isRecord } from '../../../../../contract/values/isRecord';
import { type ActiveView, useActiveView } from './activeView';

/** Parameter of a link to a view, besides those of react-admin. */
const COLUMNS = 'columns';
const DENSITY = 'density';

/** Shows the columns and the density of a link to a view; react-admin takes filters and order from the address itself. */
export function useLinkedView(key: string): void {
  const { search } = useLocation();
  const { setActive } = useActiveView(key);
  const show = useEffectEvent(setActive);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    // Effects run again when a hidden tab is shown.
    if (shown.current === search) return;
    shown.current = search;
    const view = parseViewLink(search);
    if (view) show(view);
  }, [search]);
}

/** Returns the query of a link to a view. */
export function viewLink({ saved, columns, density }: Pick<ActiveView, 'saved' | 'columns' | 'density'>): string {
  const { filter, sortField, sortOrder } = saved;
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sortField !== null && { sort: sortField, order: sortOrder === 'desc' ? 'DESC' : 'ASC' }),
    ...(columns && { [COLUMNS]: columns.join() }),
    [DENSITY]: density,
  }).toString();
}

/** Reads the query of a link; `undefined` if it is not about a view. */
function parseViewLink(search: string): ActiveView | undefined {
  const params = new URLSearchParams(search);
  const density = LIST_DENSITIES.find((each) => each === params.get(DENSITY));
  if (!density) return undefined;
  const columns = params.get(COLUMNS)?.split(',') ?? null;
  const sortField = params.get('sort');
  const sortOrder = params.get('order') === 'DESC' ? 'desc' : 'asc';
  const saved = { filter: parseFilter(params.get('filter')), sortField, sortOrder, columns, density } as const;
  return { saved, columns, density, dropped: [] };
}

function parseFilter(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const filter: unknown = JSON.parse(text ?? '{}');
    return isRecord(filter) ? filter : {};
  } catch {
    // The rest of the address is usable.
    return {};
  }
}
