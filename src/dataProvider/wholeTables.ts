import type { RaRecord } from 'ra-core';
import type { Entity } from '../../contract/defineEntity';

/** A whole table read less than this ago serves again: one screen asks for the same one many times. */
const TABLE_MS = 5_000;

/** Whole tables of a back end that knows no paging, read once and shared for a short while. */
export interface WholeTables {
  /** Every row of an entity. A caller's signal ends its own waiting only; the others still get the answer. */
  rows: (entity: Entity, signal?: AbortSignal) => Promise<RaRecord[]>;
  /** Makes the next question go to the server; called after each write. */
  forget: () => void;
}

export function createWholeTables(options: {
  read: (entity: Entity) => Promise<RaRecord[]>;
  sessionKey: () => string;
  now?: () => number;
}): WholeTables {
  const { read, sessionKey, now = Date.now } = options;
  const tables = new Map<string, { rows: Promise<RaRecord[]>; session: string; expires: number }>();
  return {
    rows(entity, signal) {
      const session = sessionKey();
      const known = tables.get(entity.name);
      if (known && known.session === session && now() < known.expires) return abortable(known.rows, signal);
      const asked = { rows: read(entity), session, expires: Number.POSITIVE_INFINITY };
      tables.set(entity.name, asked);
      asked.rows.then(
        () => {
          asked.expires = now() + TABLE_MS;
        },
        () => {
          asked.expires = 0;
        },
      );
      return abortable(asked.rows, signal);
    },
    forget: () => tables.clear(),
  };
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
