import { beforeAll, expect, it } from 'vitest';
import { runDueJobs } from '../../../server/jobs/jobs';
import { takeLease } from '../../../server/jobs/takeLease';
import type { Context } from '../../../server/operations/context';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('jobs', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });
  const take = (name: string, now: number) => takeLease(server.database, { name, ms: 1_000, now });

  it('lets exactly one of several processes have a lease', async () => {
    const taken = await Promise.all(Array.from({ length: 6 }, () => take('one', 5_000)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('gives a lease out again once its time is over, and not before', async () => {
    expect([await take('two', 5_000), await take('two', 5_999), await take('two', 6_000)]).toEqual([true, false, true]);
  });

  it('runs each job that is due once, also after one that failed', async () => {
    const ran: string[] = [];
    const errors: unknown[] = [];
    const clock = { now: 10_000 };
    const context = {
      database: server.database,
      now: () => clock.now,
      logger: { error: (line: unknown) => errors.push(line) },
    } as unknown as Context;
    const failing = async () => {
      ran.push('failing');
      throw new Error('out of order');
    };
    const due = [
      { name: 'failing', everyMs: 1_000, run: failing },
      { name: 'working', everyMs: 2_000, run: async () => void ran.push('working') },
    ];
    await runDueJobs(due, context);
    clock.now += 1_000;
    await runDueJobs(due, context);
    expect(ran).toEqual(['failing', 'working', 'failing']);
    expect(errors).toMatchObject([{ job: 'failing' }, { job: 'failing' }]);
  });
});
