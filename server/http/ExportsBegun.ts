import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../contract/moment';
import type { Call } from '../call/call';

/** Exports remembered; those that were begun longest ago go first. */
const EXPORTS_KEPT = 10_000;
/** How long the pages of one export may follow its first. */
const EXPORT_MS = 10 * MINUTE_MS;

/** Knows which exports were logged, so that their further pages are not logged again; whatever page an export begins with. */
export class ExportsBegun {
  readonly #begun = new LRUCache<string, true>({ max: EXPORTS_KEPT, ttl: EXPORT_MS });

  /** Whether a call begins an export: its first page, or a page of a question that nobody has begun. */
  isBeginning({ caller, operation, entity, params: { pageNum, ...question } }: Call): boolean {
    const key = JSON.stringify([caller?.tokenHash, operation, entity.name, question]);
    const isFurther = pageNum !== undefined && Number(pageNum) !== 1 && this.#begun.has(key);
    if (!isFurther) this.#begun.set(key, true);
    return !isFurther;
  }
}
