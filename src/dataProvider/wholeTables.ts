import type { RaRecord } from 'ra-core';
import type { Entity } from '../../contract/defineEntity';

/** A whole table read less than this ago serves every question: one screen asks for the same one many times. */
const TABLE_MS = 5_000;
/** And other questions than the last one this long: who pages, sorts or filters does not fetch ten megabytes each time. */
const PAGING_MS = 300_000;

/** Whole tables of a back end that knows no paging, read once and shared for a short while. */
export interface WholeTables {
  /** Every row of an entity. A caller's signal ends its own waiting only; the others still get the answer. */
  rows: (entity: Entity, asked: { signal?: AbortSignal; question?: string }) => Promise<RaRecord[]>;
  /** Makes the next question go to the server; called after each write. */
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

  /** Asking the same again means that somebody wants to see what is new. */
  function serves({ readAt, question: last }: KnownTable, question: string | undefined): boolean {
    if (readAt === undefined) return true;
    return now() - readAt < (question === undefined || question === last ? TABLE_MS : PAGING_MS);
  }
}

interface KnownTable {
  rows: Promise<RaRecord[]>;
  session: string;
  /** What a list asked of it last. */
  question?: string;
  /** Milliseconds since 1970; missing while it is read. */
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
