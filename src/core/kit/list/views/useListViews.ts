import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';
import {
  type DefaultListView,
  type ListView,
  type ListViewState,
  VIEW_NAME_MAX,
} from '../../../../../contract/query/listView';
import { extractRows } from '../../action/extractRows';
import { useAllowedActions } from '../../action/useAllowedActions';
import { useCallQuery } from '../../action/useCallQuery';
import { useKitDataProvider } from '../../action/useKitDataProvider';
import { type FilterValues, filterCondition, KEYWORD } from '../filters/filterValues';
import { useListSettings } from '../ListSettings';
import { sortOf, toActiveView, useDefaultViews } from './activeView';
import { useViewResource } from './useViewResource';

/** A filter that earlier versions kept in the browser. Back ends without views still do. */
export interface LocalView {
  name: string;
  filter: FilterValues;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

/** Returns the views of the surrounding list, and what the administrator can do with them. */
export function useListViews() {
  const { key, entity, read } = useListSettings();
  const resource = useViewResource();
  const dataProvider = useKitDataProvider();
  const client = useQueryClient();
  const place = { listKey: key, entity: entity.name, ...(read && { read }) };
  const { data, isError, isPending } = useCallQuery(resource, 'selectViews', place, {
    parse: extractRows<ListView>,
    staleTime: 0,
  });
  const [local, setLocal] = useStore<LocalView[]>(`kit.filters.${key}`, NO_LOCAL);
  const allowed = useAllowedActions(resource ?? '', ['shareView', 'selectViewRoles']);
  const defaults = useDefaultViewsQuery(resource, false);
  const isStored = resource !== undefined && !isError;

  /** Runs a call, then reads the views again. The HTTP client shows a refusal. */
  async function change(operation: string, input: object, isSilent = false): Promise<unknown> {
    const answer = await dataProvider.call(resource ?? '', operation, input, { silent: isSilent });
    await client.invalidateQueries({ queryKey: [resource, 'selectViews'] });
    await defaults.refetch();
    return answer;
  }

  const adopt = useEffectEvent(async (views: readonly ListView[]) => {
    const taken = new Set(views.filter(({ isOwn }) => isOwn).map(({ name }) => name));
    let remaining = local;
    for (const view of local) {
      const name = freeName(view.name, taken);
      const isSaved = await change('saveView', { ...place, name, ...toState(view) }, true).then(
        () => true,
        () => false,
      );
      if (!isSaved) continue;
      taken.add(name);
      remaining = remaining.filter((each) => each !== view);
      setLocal(remaining);
    }
  });
  const toState = (view: LocalView): ListViewState => ({
    filter: Object.fromEntries(
      Object.entries(view.filter).filter(([name]) => name === KEYWORD || filterCondition(entity, name, read)),
    ),
    sortField: view.sort?.field ?? null,
    sortOrder: view.sort ? (view.sort.order === 'DESC' ? 'desc' : 'asc') : null,
    columns: null,
    density: 'standard',
  });
  const isReady = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the views are known
  useEffect(() => {
    if (!data || local.length === 0 || adopting.has(key)) return;
    adopting.add(key);
    void adopt(data).finally(() => adopting.delete(key));
  }, [isReady]);

  return {
    views: data ?? NO_VIEWS,
    local,
    isLoading: resource !== undefined && isPending,
    /** Whether the server keeps views. Otherwise this browser does, without sharing. */
    isStored,
    resource,
    mayShare: allowed.has('shareView') && allowed.has('selectViewRoles'),
    change,
    save: async (name: string, state: ListViewState): Promise<number | undefined> => {
      if (isStored) {
        const answer = await change('saveView', { ...place, name, ...state });
        return (answer as { id?: number } | undefined)?.id;
      }
      const sort = sortOf(state);
      setLocal([...local.filter((each) => each.name !== name), { name, filter: state.filter, ...(sort && { sort }) }]);
      return undefined;
    },
    removeLocal: (name: string) => setLocal(local.filter((each) => each.name !== name)),
  };
}

/** Lists whose local views are being saved on the server; the menu may be closed and opened meanwhile. */
const adopting = new Set<string>();
const NO_VIEWS: readonly ListView[] = [];
const NO_LOCAL: LocalView[] = [];
/** Defaults change rarely. */
const STALE_MS = 600_000;

/** Reads the default views of all lists, and stores them in the browser. */
export function useDefaultViewsQuery(resource: string | undefined, isRead = true) {
  const [, setDefaults] = useDefaultViews();
  const query = useCallQuery(
    resource,
    'selectDefaultViews',
    {},
    { parse: extractRows<DefaultListView>, staleTime: STALE_MS, enabled: isRead },
  );
  const store = useEffectEvent(setDefaults);
  const { data } = query;
  useEffect(() => {
    if (data) store(Object.fromEntries(data.map(({ listKey, view }) => [listKey, view && toActiveView(view)])));
  }, [data]);
  return query;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const base = [...name].slice(0, VIEW_NAME_MAX).join('');
  let free = base;
  for (let number = 2; taken.has(free); number += 1) {
    const suffix = ` ${number}`;
    free = [...base].slice(0, VIEW_NAME_MAX - suffix.length).join('') + suffix;
  }
  return free;
}
