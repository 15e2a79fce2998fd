import { expect, it } from 'vitest';
import { CountCache } from '../../../server/operations/reads/CountCache';
import { countsWithinTimeout } from '../../../server/operations/reads/quickCounts';

const never = new Promise<number>(() => undefined);

it('countsInTime returns the available counts, in the order of the filters, without waiting for a slow or failed one', async () => {
  const failing = Promise.reject(new Error('no such table'));
  const counts = new Map([
    ['late', never],
    ['slow', Promise.resolve().then(() => 2)],
    ['broken', failing],
    ['quick', Promise.resolve(1)],
  ]);
  expect(Object.entries(await countsWithinTimeout(counts, 0))).toEqual([
    ['slow', 2],
    ['quick', 1],
  ]);
});

it('CountMemory counts once for concurrent callers, and again after a failure', async () => {
  const memory = new CountCache();
  let asked = 0;
  let finish: (count: number) => void = () => undefined;
  const read = () => {
    asked += 1;
    return new Promise<number>((resolve) => {
      finish = resolve;
    });
  };
  const both = [memory.getOrRead('key', read), memory.getOrRead('key', read)];
  finish(7);
  expect(await Promise.all(both)).toEqual([7, 7]);
  expect([await memory.getOrRead('key', read), asked]).toEqual([7, 1]);
  await expect(memory.getOrRead('other', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  expect(await memory.getOrRead('other', async () => 3)).toBe(3);
});
