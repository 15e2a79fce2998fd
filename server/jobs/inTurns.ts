import { setImmediate as nextTurn } from 'node:timers/promises';

/** Items of long work in slices of at most `size`, between which other work of the process has its turn. */
export async function* inTurns<T>(items: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await nextTurn();
    yield items.slice(start, start + size);
  }
}
