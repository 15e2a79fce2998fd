import { setImmediate as nextTurn } from 'node:timers/promises';
import { chunk } from 'es-toolkit/array/chunk';

/** Yields items in chunks of at most `size`, and lets the event loop run between two chunks. */
export async function* yieldingChunks<T>(items: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (const [index, slice] of chunk(items, size).entries()) {
    if (index > 0) await nextTurn();
    yield slice;
  }
}
