import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../../contract/moment';
import type { Call } from '../../call/call';

/** Exports remembered (LRU). */
const EXPORTS_MAX = 10_000;
/** Milliseconds within which the further pages of an export may follow the first one. */
const EXPORT_MS = 10 * MINUTE_MS;

/**
 * Remembers which exports were logged, so that their further pages are not logged again. An export may begin with any page.
 */
export class ExportTracker {
  readonly #begun = new LRUCache<string, true>({ max: EXPORTS_MAX, ttl: EXPORT_MS });

  /** Returns whether a call begins an export: page 1, or any page of a query that has not begun yet. */
  isFirstPage({ caller, operation, entity, params: { pageNum, ...queryParams } }: Call): boolean {
    const key = JSON.stringify([caller?.tokenHash, operation, entity.name, queryParams]);
    const isLaterPage = pageNum !== undefined && Number(pageNum) !== 1 && this.#begun.has(key);
    if (!isLaterPage) this.#begun.set(key, true);
    return !isLaterPage;
  }
}
