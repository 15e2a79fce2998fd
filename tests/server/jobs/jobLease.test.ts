import { expect, it } from 'vitest';
import { takeJobLease, updateJobLease } from '../../../server/jobs/jobLease';
import { describeOnBothDatabases } from '../support/testDatabase';

const [NAME, DURATION, NOW] = ['tests.job', 1_000, 5_000] as const;

describeOnBothDatabases('the lease of a job', (open) => {
  it('is taken by one of several processes that try at once', async () => {
    const database = await open();
    const owners = ['a', 'b', 'c', 'd'];
    const taken = await Promise.all(
      owners.map((owner) => takeJobLease(database, { name: NAME, owner, now: NOW, durationMs: DURATION })),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('is taken by another owner only after it has expired or ended', async () => {
    const database = await open();
    const take = (owner: string, now: number) =>
      takeJobLease(database, { name: NAME, owner, now, durationMs: DURATION });
    expect(await take('a', NOW)).toBe(true);
    expect(await take('b', NOW + DURATION - 1)).toBe(false);
    expect(await take('b', NOW + DURATION)).toBe(true);
    await updateJobLease(database, { name: NAME, owner: 'b' }, { leaseEnd: 0 });
    expect(await take('c', NOW + DURATION)).toBe(true);
  });

  it('is not taken before the next run is due, unless the caller does not ask for that', async () => {
    const database = await open();
    const holder = { name: NAME, owner: 'a' };
    const nextRun = NOW + 10 * DURATION;
    expect(await takeJobLease(database, { ...holder, now: NOW, durationMs: DURATION, dueAt: NOW })).toBe(true);
    await updateJobLease(database, holder, { leaseEnd: 0, nextRun });
    const early = { ...holder, now: nextRun - 1, durationMs: DURATION };
    expect(await takeJobLease(database, { ...early, dueAt: nextRun - 1 })).toBe(false);
    expect(await takeJobLease(database, { ...early, dueAt: nextRun })).toBe(true);
    await updateJobLease(database, holder, { leaseEnd: 0 });
    expect(await takeJobLease(database, early)).toBe(true);
  });

  it('is neither renewed nor ended by an owner that has lost it', async () => {
    const database = await open();
    await takeJobLease(database, { name: NAME, owner: 'a', now: NOW, durationMs: DURATION });
    await updateJobLease(database, { name: NAME, owner: 'b' }, { leaseEnd: 0, nextRun: 0 });
    const row = await database.read
      .selectFrom('jobTurn')
      .selectAll()
      .where('name', '=', NAME)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ name: NAME, owner: 'a', leaseEnd: NOW + DURATION, nextRun: NOW });
  });
});
