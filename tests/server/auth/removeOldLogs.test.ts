import { expect, it } from 'vitest';
import { DAY_MS } from '../../../contract/moment';
import { signInAgain, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('retention of log entries', (open) => {
  it('removes entries when the period of their type ends, and not before', async () => {
    const server = await testApp(open);
    const types = (await server.call('selectAll.logType.open')).body.data as { id: number; code: string }[];
    const typeId = (code: string) => types.find((type) => type.code === code)?.id ?? 0;
    const { token } = await server.signInAs({});
    await server.call('logout.admin.open', {}, { token });
    const count = async (code: string) =>
      (await server.call('selectBySelectivePagination.log.open', { logTypeId: typeId(code) })).body.dataCount;
    const [logins, created] = [await count('login'), await count('create')];
    expect([Number(logins) > 0, created]).toEqual([true, 1]);
    const start = server.clock.now;
    // Sign-ins are kept for 180 days, changes for three years.
    server.clock.now = start + 180 * DAY_MS - 60_000;
    await server.app.jobs.runDue();
    await server.login('admin', 'correct horse battery').then(({ body }) => {
      server.token = (body.data as { token: string }).token;
    });
    expect(await count('login')).toBe(Number(logins) + 1);
    // The job runs once a day.
    server.clock.now = start + 181 * DAY_MS;
    await server.app.jobs.runDue();
    await signInAgain(server);
    expect([await count('login'), await count('create')]).toEqual([2, 1]);
    server.clock.now = start + 1095 * DAY_MS + 7_200_000;
    await server.app.jobs.runDue();
    const again = await server.login('admin', 'correct horse battery');
    server.token = (again.body.data as { token: string }).token;
    expect([await count('login'), await count('create')]).toEqual([1, 0]);
  });

  it('does not allow manual deletion', async () => {
    const server = await testApp(open);
    const { body } = await server.call('deleteById.log.open', { id: 1 });
    expect(body.status).toBe(4000);
    expect((await server.call('selectById.log.open', { id: 1 })).body.status).toBe(8000);
  });
});
