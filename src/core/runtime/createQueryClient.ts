import { notifyManager, type Query, QueryClient } from '@tanstack/react-query';

/** Milliseconds for which an answer that came before its page was painted need not be asked for again. */
const JUST_CAME_MS = 2_000;
/** React-admin's names for reads of a page's own records. */
const EARLY: readonly unknown[] = ['getList', 'getOne'];

/**
 * The cache of everything the console reads. Lists and records are asked for when a page is first rendered, and not only when all
 * of it is painted: on a slow machine the rows are there half a second earlier.
 */
export function createQueryClient(): QueryClient {
  // Answers that come together are shown together, in one render instead of one each.
  notifyManager.setScheduler(queueMicrotask);
  const client = new QueryClient({
    // A failing call is shown at once with a way to try again, not after seconds of silent tries.
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, refetchOnMount: (query) => !justCame(query) } },
  });
  client.getQueryCache().subscribe(({ type, query }) => {
    // After this slice of the render, in which nothing else may happen.
    if (type === 'added' && isEarly(query)) queueMicrotask(() => void ask(query));
  });
  return client;
}

function isEarly({ queryKey, options }: Query): boolean {
  return EARLY.includes(queryKey[1]) && typeof options.queryFn === 'function' && !('enabled' in options && !options.enabled);
}

async function ask(query: Query): Promise<void> {
  if (query.state.status !== 'pending' || query.state.fetchStatus !== 'idle') return;
  // Whoever shows it tells of a failure.
  await query.fetch().catch(() => undefined);
}

const justCame = ({ state }: Query) => !state.isInvalidated && Date.now() - state.dataUpdatedAt < JUST_CAME_MS;
