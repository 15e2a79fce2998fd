import { expect, it, vi } from 'vitest';
import type { Database, Tuple } from '../../../server/db';
import { Middles } from '../../../server/db/Middles';

const STATEMENT = { sql: 'select the middle', parameters: ['active'] };

function databaseWith(answers: (Tuple[] | Error)[]) {
  const together = vi.fn(async () => {
    const answer = answers.shift() ?? [];
    if (answer instanceof Error) throw answer;
    return [answer];
  });
  return { database: { together } as unknown as Database, together };
}

it('knows a middle once it was found in the background, and looks for it once', async () => {
  const { database, together } = databaseWith([[['1950-01-01']]]);
  const middles = new Middles();
  expect(middles.of(database, STATEMENT)).toBeUndefined();
  await vi.waitUntil(() => middles.of(database, STATEMENT) !== undefined);
  expect(middles.of(database, { ...STATEMENT })).toEqual(['1950-01-01']);
  expect(together).toHaveBeenCalledTimes(1);
});

it('keeps in mind that a small table has none', async () => {
  const { database, together } = databaseWith([[], [['1950-01-01']]]);
  const middles = new Middles();
  middles.of(database, STATEMENT);
  await Promise.resolve();
  expect(middles.of(database, STATEMENT)).toBeUndefined();
  expect(together).toHaveBeenCalledTimes(1);
});

it('looks again after a failure', async () => {
  const { database, together } = databaseWith([new Error('busy'), [['1950-01-01']]]);
  const middles = new Middles();
  middles.of(database, STATEMENT);
  await vi.waitUntil(() => middles.of(database, STATEMENT) !== undefined);
  expect(together).toHaveBeenCalledTimes(2);
});
