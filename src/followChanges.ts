import type { Query, QueryClient } from '@tanstack/react-query';
import { isRecord } from '../contract/isRecord';
import { heldRecords, type ListHold, type LiveNews, listHolds } from './core/live';
import type { ResourceBinding } from './dataProvider';

/** Milliseconds between two readings of the same entity at least; a flood of changes is read as few times. */
const GAP_MS = 2_000;
/** What react-admin reads; other queries follow where they say so. */
const READS: ReadonlySet<unknown> = new Set(['getList', 'getOne', 'getMany', 'getManyReference']);

export interface ChangeFollower {
  queryClient: QueryClient;
  resources: () => readonly Pick<ResourceBinding, 'name' | 'entity' | 'protocol'>[];
  /** Milliseconds since 1970; the clock unless told. */
  now?: () => number;
}

/**
 * Has what is in view follow the changes on the server: lists, records and counts of an entity are read again when it has
 * changed, the others when they come into view. Rows do not move under a hand ({@link ListHold}).
 */
export function createFollowChanges({ queryClient, resources, now = Date.now }: ChangeFollower) {
  const lastRead = new Map<string, number>();
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();

  function read(entity: string): void {
    lastRead.set(entity, now());
    const names = new Set(
      resources()
        .filter((binding) => binding.entity.name === entity && binding.protocol !== 'simple-rest')
        .map(({ name }) => name),
    );
    const isConcerned = ({ queryKey: [resource, method, asked], meta }: Query) =>
      follows(meta, entity) ||
      (names.has(String(resource)) && READS.has(method) && !(method === 'getOne' && isInForm(resource, asked)));
    const held = heldQueries(queryClient, names);
    for (const [query, hold] of held) void readHeld(queryClient, query, hold);
    const isVisible = document.visibilityState === 'visible';
    void queryClient.invalidateQueries(
      { predicate: (query) => isConcerned(query) && !held.has(query), refetchType: isVisible ? 'active' : 'none' },
      { cancelRefetch: true },
    );
  }

  /** At once when it is the first change for a while, else when the time has come. */
  function readSoon(entity: string): void {
    if (waiting.has(entity)) return;
    const wait = (lastRead.get(entity) ?? 0) + GAP_MS - now();
    if (wait <= 0) {
      read(entity);
      return;
    }
    const timer = setTimeout(() => {
      waiting.delete(entity);
      read(entity);
    }, wait);
    waiting.set(entity, timer);
  }

  return {
    hear(news: LiveNews): void {
      if (news.kind === 'changed') for (const entity of news.entities) readSoon(entity);
      if (news.kind === 'resumed') {
        for (const entity of new Set(resources().map((binding) => binding.entity.name))) readSoon(entity);
      }
    },
    /** The window has come into view again. */
    catchUp(): void {
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ queryKey, meta, state }) =>
          state.isInvalidated && (READS.has(queryKey[1]) || meta?.follows !== undefined),
      });
    },
  };
}

/** A query of a page's own says which entities it is about: `meta: { follows: ['elderly'] }`. */
function follows(meta: Query['meta'], entity: string): boolean {
  return Array.isArray(meta?.follows) && meta.follows.includes(entity);
}

/** A record that is being changed is looked at by its form. */
function isInForm(resource: unknown, asked: unknown): boolean {
  return isRecord(asked) && heldRecords.has(String(resource), asked.id);
}

/** The queries of lists that are in view and held, each with its list. */
function heldQueries(queryClient: QueryClient, names: ReadonlySet<string>): Map<Query, ListHold> {
  const found = new Map<Query, ListHold>();
  for (const hold of listHolds.all()) {
    if (!names.has(hold.resource) || !hold.isHeld()) continue;
    const rows = hold.rows();
    const query = queryClient
      .getQueryCache()
      .findAll({ queryKey: [hold.resource, 'getList'], type: 'active' })
      .find(({ state }) => isPage(state.data) && state.data.data === rows);
    if (query) found.set(query, hold);
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

/** Shows what has changed in rows that are there; what would move them waits until it is asked for. */
async function readHeld(queryClient: QueryClient, query: Query, hold: ListHold): Promise<void> {
  const { queryFn } = query.options;
  const before = query.state.data;
  if (typeof queryFn !== 'function' || !isPage(before)) return;
  const { queryKey, meta } = query;
  const signal = new AbortController().signal;
  const fresh: unknown = await Promise.resolve(queryFn({ client: queryClient, queryKey, meta, signal } as never)).catch(
    () => undefined,
  );
  // The list has been read again meanwhile, or shows something else.
  if (!isPage(fresh) || query.state.data !== before) return;
  const isSameOrder =
    fresh.total === before.total &&
    fresh.data.length === before.data.length &&
    fresh.data.every(({ id }, at) => id === before.data[at]?.id);
  if (isSameOrder) {
    queryClient.setQueryData(queryKey, fresh);
    hold.onNews(undefined);
    return;
  }
  const byId = new Map(fresh.data.map((row) => [row.id, row]));
  queryClient.setQueryData(queryKey, { ...before, data: before.data.map((row) => byId.get(row.id) ?? row) });
  hold.onNews({
    more: (fresh.total ?? 0) - (before.total ?? 0),
    show: () => {
      hold.onNews(undefined);
      void queryClient.invalidateQueries({ queryKey, exact: true });
    },
  });
}
