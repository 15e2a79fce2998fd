import { notifyManager, type Query, QueryClient } from '@tanstack/react-query';

/** Milliseconds within which a page that is being made is painted; what came before that is asked for again. */
const PAINTED_MS = 5_000;
/** React-admin's names for reads of a page's own records. */
const EARLY: readonly unknown[] = ['getList', 'getOne'];

/**
 * The cache of everything the console reads. Lists and records are asked for when a page is first rendered, and not only when all
 * of it is painted: on a slow machine the rows are there half a second earlier.
 */
export function createQueryClient(): QueryClient {
  // Answers that come together are shown together, in one render instead of one each.
  notifyManager.setScheduler(queueMicrotask);
  /** When the queries were asked that no page shows yet. */
  const asked = new WeakMap<Query, number>();
  const isForThisPage = (query: Query) => Date.now() - (asked.get(query) ?? 0) < PAINTED_MS;
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // A failing call is shown at once with a way to try again, not after seconds of silent tries.
        retry: false,
        // Asked even where the browser believes that there is no network: a failure is shown, nothing waits in silence.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnMount: (query) => !isForThisPage(query),
        retryOnMount: (query) => !isForThisPage(query),
      },
      // A save that waits for the network would be sent later, when nobody expects it.
      mutations: { networkMode: 'always', retry: false },
    },
  });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && isEarly(query)) {
      // After this slice of the render, in which nothing else may happen.
      queueMicrotask(() => {
        if (query.state.status !== 'pending' || query.state.fetchStatus !== 'idle') return;
        asked.set(query, Date.now());
        // Whoever shows it tells of a failure.
        query.fetch().catch(() => undefined);
        setTimeout(() => {
          // A page that was left before it was painted waits for nothing.
          if (asked.has(query)) query.cancel({ revert: true });
        }, PAINTED_MS);
      });
    }
    // Once it has been shown, the next page asks anew.
    if (type === 'observerAdded') queueMicrotask(() => asked.delete(query));
  });
  return client;
}

function isEarly({ queryKey, options }: Query): boolean {
  const isOff = 'enabled' in options && options.enabled === false;
  return EARLY.includes(queryKey[1]) && typeof options.queryFn === 'function' && !isOff;
}
