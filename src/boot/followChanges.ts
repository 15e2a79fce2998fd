import type { Query, QueryClient } from '@tanstack/react-query';
import { isRecord } from '../../contract/values/isRecord';
import { editedRecords, type ListSnapshot, type LiveUpdate, listSnapshots } from '../core/live';
import type { ResourceBinding } from '../dataProvider';

/** Minimum milliseconds between two refetches of the same entity; throttles bursts of changes. */
const GAP_MS = 2_000;
/** Query methods of react-admin. Other queries opt in with `meta.follows`. */
const READS: ReadonlySet<unknown> = new Set(['getList', 'getOne', 'getMany', 'getManyReference']);

export interface ChangeFollowerOptions {
  queryClient: QueryClient;
  resources: () => readonly Pick<ResourceBinding, 'name' | 'entity' | 'protocol'>[];
  /** Milliseconds since 1970. Defaults to the clock. */
  now?: () => number;
}

/**
 * Refetches data that changed on the server. Visible lists, records and counts of a changed entity are refetched now, the
 * others when they become visible. Rows do not move while the user works in the list ({@link ListSnapshot}).
 */
export function createChangeFollower({ queryClient, resources, now = Date.now }: ChangeFollowerOptions) {
  const lastRead = new Map<string, number>();
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();

  function refetch(entity: string): void {
    lastRead.set(entity, now());
    const names = new Set(
      resources()
        .filter((binding) => binding.entity.name === entity && binding.protocol !== 'simple-rest')
        .map(({ name }) => name),
    );
    const isConcerned = ({ queryKey: [resource, method, params], meta }: Query) =>
      follows(meta, entity) ||
      (names.has(String(resource)) && READS.has(method) && !(method === 'getOne' && isInForm(resource, params)));
    const held = frozenQueries(queryClient, names);
    for (const [query, snapshot] of held) void refreshSnapshot(queryClient, query, snapshot);
    const isVisible = document.visibilityState === 'visible';
    void queryClient.invalidateQueries(
      { predicate: (query) => isConcerned(query) && !held.has(query), refetchType: isVisible ? 'active' : 'none' },
      { cancelRefetch: true },
    );
  }

  /** Refetches now if the last refetch is long enough ago, else when the minimum gap has passed. */
  function scheduleRefetch(entity: string): void {
    if (waiting.has(entity)) return;
    const wait = (lastRead.get(entity) ?? 0) + GAP_MS - now();
    if (wait <= 0) {
      refetch(entity);
      return;
    }
    const timer = setTimeout(() => {
      waiting.delete(entity);
      refetch(entity);
    }, wait);
    waiting.set(entity, timer);
  }

  return {
    hear(update: LiveUpdate): void {
      if (update.kind === 'changed') for (const entity of update.entities) scheduleRefetch(entity);
      if (update.kind === 'resumed') {
        for (const entity of new Set(resources().map((binding) => binding.entity.name))) scheduleRefetch(entity);
      }
    },
    /** Called when the window becomes visible again. */
    catchUp(): void {
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ queryKey, meta, state }) =>
          state.isInvalidated && (READS.has(queryKey[1]) || meta?.follows !== undefined),
      });
    },
  };
}

/** A page's own query names the entities it depends on: `meta: { follows: ['elderly'] }`. */
function follows(meta: Query['meta'], entity: string): boolean {
  return Array.isArray(meta?.follows) && meta.follows.includes(entity);
}

/** The edit form checks its own record for changes. */
function isInForm(resource: unknown, params: unknown): boolean {
  return isRecord(params) && editedRecords.has(String(resource), params.id);
}

/** Returns the queries of visible lists whose rows are held, each with its hold. */
function frozenQueries(queryClient: QueryClient, names: ReadonlySet<string>): Map<Query, ListSnapshot> {
  const found = new Map<Query, ListSnapshot>();
  for (const snapshot of listSnapshots.all()) {
    if (!names.has(snapshot.resource) || !snapshot.isFrozen()) continue;
    const rows = snapshot.rows();
    const query = queryClient
      .getQueryCache()
      .findAll({ queryKey: [snapshot.resource, 'getList'], type: 'active' })
      .find(({ state }) => isPage(state.data) && state.data.data === rows);
    if (query) found.set(query, snapshot);
  }
  return found;
}

interface Page {
  data: readonly { id: unknown }[];
  total?: number;
}

function isPage(value: unknown): value is Page {
  return isRecord(value) && Array.isArray(value.data);
}

/** Updates rows that are already shown. Changes that would move rows wait until the user asks for them. */
async function refreshSnapshot(queryClient: QueryClient, query: Query, snapshot: ListSnapshot): Promise<void> {
  const { queryFn } = query.options;
  const before = query.state.data;
  if (typeof queryFn !== 'function' || !isPage(before)) return;
  const { queryKey, meta } = query;
  const signal = new AbortController().signal;
  const fresh: unknown = await Promise.resolve(queryFn({ client: queryClient, queryKey, meta, signal } as never)).catch(
    () => undefined,
  );
  // The list was refetched in the meantime, or shows something else.
  if (!isPage(fresh) || query.state.data !== before) return;
  const isSameOrder =
    fresh.total === before.total &&
    fresh.data.length === before.data.length &&
    fresh.data.every(({ id }, at) => id === before.data[at]?.id);
  if (isSameOrder) {
    queryClient.setQueryData(queryKey, fresh);
    snapshot.onPendingChanges(undefined);
    return;
  }
  const byId = new Map(fresh.data.map((row) => [row.id, row]));
  queryClient.setQueryData(queryKey, { ...before, data: before.data.map((row) => byId.get(row.id) ?? row) });
  snapshot.onPendingChanges({
    countDifference: (fresh.total ?? 0) - (before.total ?? 0),
    apply: () => {
      snapshot.onPendingChanges(undefined);
      void queryClient.invalidateQueries({ queryKey, exact: true });
    },
  });
}
