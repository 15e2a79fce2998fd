import { expect, it } from 'vitest';
import { application, applicationAfter, moment, passedAttendant } from '../builders/applications';
import { testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('a server that is told to stop', (open) => {
  it('leaves what is due to the next one', async () => {
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
});
