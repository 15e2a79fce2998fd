import { expect, it } from 'vitest';
import { BoundedQueue } from '../../../../server/jobs/BoundedQueue';

it('OneByOne runs one task after the other, also after one that failed', async () => {
  const queue = new BoundedQueue(5);
  const steps: string[] = [];
  const piece = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (name === 'one') throw new Error('failed');
    return name;
  };
  const [one, two] = [queue.run(piece('one')), queue.run(piece('two'))];
  await expect(one).rejects.toThrow('failed');
  expect(await two).toBe('two');
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('OneByOne rejects tasks above its limit, and accepts more when one is done', async () => {
  const queue = new BoundedQueue(2);
  const done = [queue.run(async () => 1), queue.run(async () => 2)];
  expect(queue.run(async () => 3)).toBeUndefined();
  expect(await Promise.all(done)).toEqual([1, 2]);
  expect(await queue.run(async () => 4)).toBe(4);
});
