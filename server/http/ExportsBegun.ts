import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../contract/moment';
import type { Call } from '../call/call';

/** Exports remembered (LRU). */
const EXPORTS_KEPT = 10_000;
/** Milliseconds within which the further pages of an export may follow the first one. */
const EXPORT_MS = 10 * MINUTE_MS;

/**
 * Remembers which exports were logged, so that their further pages are not logged again. An export may begin with any page.
 */
export class ExportsBegun {
  readonly #begun = new LRUCache<string, true>({ max: EXPORTS_KEPT, ttl: EXPORT_MS });

  /** Returns whether a call begins an export: page 1, or any page of a query that has not begun yet. */
  isBeginning({ caller, operation, entity, params: { pageNum, ...question } }: Call): boolean {
    const key = JSON.stringify([caller?.tokenHash, operation, entity.name, question]);
    const isFurther = pageNum !== undefined && Number(pageNum) !== 1 && this.#begun.has(key);
    if (!isFurther) this.#begun.set(key, true);
    return !isFurther;
  }
}
