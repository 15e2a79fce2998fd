import { setImmediate as nextTurn } from 'node:timers/promises';
import { chunk } from 'es-toolkit/array/chunk';

/** Items of long work in slices of at most `size`, between which other work of the process has its turn. */
export async function* inTurns<T>(items: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (const [index, slice] of chunk(items, size).entries()) {
    if (index > 0) await nextTurn();
    yield slice;
  }
}
