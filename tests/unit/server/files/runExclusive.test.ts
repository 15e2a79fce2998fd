import { expect, it } from 'vitest';
import { runExclusive } from '../../../../server/files/runExclusive';

it('oneAtATime runs the tasks of one account one after the other, and those of another in parallel', async () => {
  const steps: string[] = [];
  const gates = new Map<string, () => void>();
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise<void>((resolve) => gates.set(name, resolve));
    steps.push(`${name} ends`);
    if (name === 'b') throw new Error('b is refused');
  };
  const a = runExclusive('1', work('a'));
  const b = runExclusive('1', work('b')).catch((error: Error) => error.message);
  const c = runExclusive('2', work('c'));
  const open = async (name: string) => {
    await expect.poll(() => gates.has(name)).toBe(true);
    gates.get(name)?.();
  };
  await open('c');
  await c;
  expect(steps).toEqual(['a begins', 'c begins', 'c ends']);
  await open('a');
  await a;
  await open('b');
  expect(await b).toBe('b is refused');
  expect(steps.slice(3)).toEqual(['a ends', 'b begins', 'b ends']);
});
