import { LRUCache } from 'lru-cache';

const COUNTS_MAX = 10_000;
/** Longest key, in characters, that is cached. Longer keys would fill the memory. */
const KEY_LENGTH_MAX = 4_000;

/** Caches counts of rows by key. Callers that ask for a count while it is being read share one read. */
export class CountCache {
  readonly #counts = new LRUCache<string, number>({ max: COUNTS_MAX });
  readonly #running = new Map<string, Promise<number>>();

  get(key: string): number | undefined {
    return this.#counts.get(key);
  }

  set(key: string, count: number): void {
    if (key.length <= KEY_LENGTH_MAX) this.#counts.set(key, count);
  }

  /** Returns the count, from the cache or from `read`. */
  async getOrRead(key: string, read: () => Promise<number>): Promise<number> {
    const cached = this.get(key) ?? this.#running.get(key);
    if (cached !== undefined) return cached;
    const running = read().finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    const count = await running;
    this.set(key, count);
    return count;
  }
}
