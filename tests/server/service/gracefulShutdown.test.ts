import { expect, it } from 'vitest';
import { application, applicationAfter, moment, passedAttendant } from '../builders/applications';
import { testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('a server that shuts down', (open) => {
  it('leaves due jobs to the next process', async () => {
    const server = await testApp(open, { clock: { now: Date.parse('2026-03-10T08:00:00+08:00') } });
    const attendantId = await passedAttendant(server);
    const due = await applicationAfter(server, [['accept'], ['assign', { attendantId }]], {
      planStart: moment('2026-03-10', '09:00'),
      planEnd: moment('2026-03-10', '10:00'),
    });
    server.clock.now = Date.parse('2026-03-10T10:31:00+08:00');
    await server.app.jobs.stop();
    await server.app.jobs.runDue();
    expect(await application(server, due.id)).toMatchObject({ status: 'assigned', version: due.version });
  });

  it('keeps interrupted jobs due, for the next process to start', async () => {
    const server = await testApp(open, { clock: { now: Date.parse('2026-03-10T08:00:00+08:00') } });
    const turns = () => server.database.read.selectFrom('jobTurn').select(['name', 'leaseEnd', 'nextRun']).execute();
    await server.app.jobs.stop();
    const begun = await server.app.jobs.runDue();
    expect(begun).toContain('serviceApplication.risk');
    const broken = (await turns()).filter(({ name }) => begun.includes(String(name)));
    expect(broken).toHaveLength(begun.length);
    for (const { leaseEnd, nextRun } of broken) {
      expect([Number(leaseEnd), Number(nextRun)]).toEqual([0, server.clock.now]);
    }
  });
});
