import { notifyManager, type Query, QueryClient } from '@tanstack/react-query';

/** Milliseconds within which a new page must be painted; older prefetched results are fetched again. */
const PREFETCH_MAX_AGE_MS = 5_000;
/** React-admin's query methods for a page's own records. */
const PREFETCHED_METHODS: readonly unknown[] = ['getList', 'getOne'];

/**
 * Creates the console's query cache. Lists and records are fetched when a page first renders, not after it has painted. On a
 * slow machine the rows appear half a second earlier.
 */
export function createQueryClient(): QueryClient {
  // Responses that arrive together are shown in one render.
  notifyManager.setScheduler(queueMicrotask);
  /** Start times of prefetched queries that no page shows yet. */
  const prefetchedAt = new WeakMap<Query, number>();
  const isPrefetched = (query: Query) => Date.now() - (prefetchedAt.get(query) ?? 0) < PREFETCH_MAX_AGE_MS;
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // A failure is shown at once with a retry button, not after seconds of silent retries.
        retry: false,
        // Fetch even when the browser believes it is offline: a failure is visible, a paused query is not.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnMount: (query) => !isPrefetched(query),
        retryOnMount: (query) => !isPrefetched(query),
      },
      // A paused save would be sent later, when the user no longer expects it.
      mutations: { networkMode: 'always', retry: false },
    },
  });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && isPrefetchable(query)) {
      // Wait for the end of this render slice, because a render must not have side effects.
      queueMicrotask(() => {
        if (query.state.status !== 'pending' || query.state.fetchStatus !== 'idle') return;
        prefetchedAt.set(query, Date.now());
        // The component that shows the query reports a failure.
        query.fetch().catch(() => undefined);
        setTimeout(() => {
          // The user left the page before it was painted.
          if (prefetchedAt.has(query)) query.cancel({ revert: true });
        }, PREFETCH_MAX_AGE_MS);
      });
    }
    // After the page has shown it, the next page fetches again.
    if (type === 'observerAdded') queueMicrotask(() => prefetchedAt.delete(query));
  });
  return client;
}

function isPrefetchable({ queryKey, options }: Query): boolean {
  const isDisabled = 'enabled' in options && options.enabled === false;
  return PREFETCHED_METHODS.includes(queryKey[1]) && typeof options.queryFn === 'function' && !isDisabled;
}
