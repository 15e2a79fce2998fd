import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { yieldingChunks } from '../../../../server/jobs/yieldingChunks';

it('inTurns yields every item once, in order, and yields to the event loop between two chunks', async () => {
  const items = [1, 2, 3, 4, 5];
  const seen: (readonly number[] | string)[] = [];
  const other = setImmediate().then(() => void seen.push('other'));
  for await (const part of yieldingChunks(items, 2)) seen.push(part);
  await other;
  expect(seen).toEqual([[1, 2], 'other', [3, 4], [5]]);
});

it('inTurns does not wait when everything fits into one chunk, and yields nothing for no items', async () => {
  const seen: unknown[] = [];
  let isTurnOver = false;
  const other = setImmediate().then(() => {
    isTurnOver = true;
  });
  for await (const part of yieldingChunks([1], 2)) seen.push(part);
  for await (const part of yieldingChunks([], 2)) seen.push(part);
  expect(seen).toEqual([[1]]);
  expect(isTurnOver).toBe(false);
  await other;
});
