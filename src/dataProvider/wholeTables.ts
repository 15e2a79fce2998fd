import type { RaRecord } from 'ra-core';
import type { Entity } from '../../contract/defineEntity';

/** Milliseconds for which a whole table is cached for every query, because one screen requests the same table many times. */
const TABLE_MS = 5_000;
/**
 * Milliseconds for which it is cached for other queries than the last one. Paging, sorting and filtering do not
 * refetch ten megabytes each time.
 */
const PAGING_MS = 300_000;

/** Caches whole tables of a back end without paging for a short time. */
export interface WholeTables {
  /** Returns every row of an entity. A caller's signal cancels only its own wait; others still get the response. */
  rows: (entity: Entity, asked: { signal?: AbortSignal; question?: string }) => Promise<RaRecord[]>;
  /** Clears the cache; called after each write. */
  forget: () => void;
}

export function createWholeTables(options: {
  read: (entity: Entity) => Promise<RaRecord[]>;
  sessionKey: () => string;
  now?: () => number;
}): WholeTables {
  const { read, sessionKey, now = Date.now } = options;
  const tables = new Map<string, KnownTable>();
  return {
    rows(entity, { signal, question }) {
      const session = sessionKey();
      const known = tables.get(entity.name);
      if (known && known.session === session && serves(known, question)) {
        known.question = question ?? known.question;
        return abortable(known.rows, signal);
      }
      const asked: KnownTable = { rows: read(entity), session, question };
      tables.set(entity.name, asked);
      asked.rows.then(
        () => {
          asked.readAt = now();
        },
        () => {
          asked.readAt = Number.NEGATIVE_INFINITY;
        },
      );
      return abortable(asked.rows, signal);
    },
    forget: () => tables.clear(),
  };

  /** An identical query means that the user wants fresh data. */
  function serves({ readAt, question: last }: KnownTable, question: string | undefined): boolean {
    if (readAt === undefined) return true;
    return now() - readAt < (question === undefined || question === last ? TABLE_MS : PAGING_MS);
  }
}

interface KnownTable {
  rows: Promise<RaRecord[]>;
  session: string;
  /** The last list query on it. */
  question?: string;
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
