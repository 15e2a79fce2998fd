import { expect, it, vi } from 'vitest';
import type { Database, Tuple } from '../../../server/db';
import { IndexCuts } from '../../../server/db/IndexCuts';

const STATEMENT = { sql: 'select the cuts', parameters: ['active'] };

function databaseWith(answers: (Tuple[] | Error)[]) {
  const together = vi.fn(async () => {
    const answer = answers.shift() ?? [];
    if (answer instanceof Error) throw answer;
    return [answer];
  });
  return { database: { together } as unknown as Database, together };
}

it('knows cuts once they were found in the background, and looks for them once', async () => {
  const { database, together } = databaseWith([[['1950-01-01']]]);
  const cuts = new IndexCuts();
  expect(cuts.of(database, STATEMENT)).toEqual([]);
  await vi.waitUntil(() => cuts.of(database, STATEMENT).length > 0);
  expect(cuts.of(database, { ...STATEMENT })).toEqual([['1950-01-01']]);
  expect(together).toHaveBeenCalledTimes(1);
});

it('keeps in mind that a small table has none', async () => {
  const { database, together } = databaseWith([[], [['1950-01-01']]]);
  const cuts = new IndexCuts();
  cuts.of(database, STATEMENT);
  await Promise.resolve();
  expect(cuts.of(database, STATEMENT)).toEqual([]);
  expect(together).toHaveBeenCalledTimes(1);
});

it('looks again after a failure', async () => {
  const { database, together } = databaseWith([new Error('busy'), [['1950-01-01']]]);
  const cuts = new IndexCuts();
  cuts.of(database, STATEMENT);
  await vi.waitUntil(() => cuts.of(database, STATEMENT).length > 0);
  expect(together).toHaveBeenCalledTimes(2);
});
