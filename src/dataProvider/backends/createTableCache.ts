import type { RaRecord } from 'ra-core';
import type { Entity } from '../../../contract/defineEntity';

/** Milliseconds for which a whole table is cached for every query, because one screen requests the same table many times. */
const TABLE_CACHE_MS = 5_000;
/**
 * Milliseconds for which it is cached for other queries than the last one. Paging, sorting and filtering do not
 * refetch ten megabytes each time.
 */
const PAGING_CACHE_MS = 300_000;

/** Caches whole tables of a back end without paging for a short time. */
export interface TableCache {
  /** Returns every row of an entity. A caller's signal cancels only its own wait; others still get the response. */
  rows: (entity: Entity, request: { signal?: AbortSignal; question?: string }) => Promise<RaRecord[]>;
  /** Clears the cache; called after each write. */
  clear: () => void;
}

export function createTableCache(options: {
  read: (entity: Entity) => Promise<RaRecord[]>;
  sessionKey: () => string;
  now?: () => number;
}): TableCache {
  const { read, sessionKey, now = Date.now } = options;
  const tables = new Map<string, CachedTable>();
  return {
    rows(entity, { signal, question: query }) {
      const session = sessionKey();
      const cached = tables.get(entity.name);
      if (cached && cached.session === session && isFresh(cached, query)) {
        cached.query = query ?? cached.query;
        return abortable(cached.rows, signal);
      }
      const request: CachedTable = { rows: read(entity), session, query };
      tables.set(entity.name, request);
      request.rows.then(
        () => {
          request.readAt = now();
        },
        () => {
          request.readAt = Number.NEGATIVE_INFINITY;
        },
      );
      return abortable(request.rows, signal);
    },
    clear: () => tables.clear(),
  };

  /** An identical query means that the user wants fresh data. */
  function isFresh({ readAt, query: last }: CachedTable, query: string | undefined): boolean {
    if (readAt === undefined) return true;
    return now() - readAt < (query === undefined || query === last ? TABLE_CACHE_MS : PAGING_CACHE_MS);
  }
}

interface CachedTable {
  rows: Promise<RaRecord[]>;
  session: string;
  /** The last list query on it. */
  query?: string;
  /** Milliseconds since 1970; missing while loading. */
  readAt?: number;
}

function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
