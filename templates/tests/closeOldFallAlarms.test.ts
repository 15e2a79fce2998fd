import { type TestApp, testApp } from '@tests/server/builders/testApp';
import { describeOnBothDatabases } from '@tests/server/support/testDatabase';
import { beforeAll, expect, it } from 'vitest';

describeOnBothDatabases('the server module of fall-alarm', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
    for (const day of ['2026-01-05', '2026-02-01']) await call('insert', { title: day, day });
  });
  const call = async (operation: string, params: Record<string, unknown>) =>
    (await server.call(`${operation}.fallAlarm.open`, params)).body;

  it('closes what is older than a day', async () => {
    expect((await call('closeOldFallAlarms', { before: '2026-01-31' })).data).toEqual({ closed: 1 });
    const { data } = await call('selectAll', {});
    const states = (data as { day: string; status: string }[]).map(({ day, status }) => [day, status]);
    expect(Object.fromEntries(states)).toEqual({ '2026-01-05': 'closed', '2026-02-01': 'open' });
  });

  it('takes no call without the day', async () => {
    expect((await call('closeOldFallAlarms', {})).errors).toHaveProperty('before');
  });
});
