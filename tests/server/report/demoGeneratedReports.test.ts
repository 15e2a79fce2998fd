import { beforeAll, expect, it } from 'vitest';
import { scaledLimit } from '../../../scripts/timeLimits.mjs';
import { loadDemoData } from '../../../server/demo';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const TODAY = '2026-02-28';

describeOnBothDatabases('the signals of demo reports', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: Date.parse(`${TODAY}T10:00:00+08:00`) } });
    await loadDemoData(server.database, { size: 'small', today: TODAY });
  }, scaledLimit(300_000));

  it.each([
    ['selectWaveform.ecg', { id: 1 }, { hz: 250, sampleCount: 7_500 }],
    ['selectCloud.lorenz', { id: 1, part: 'all' }, { meanRr: expect.any(Number) }],
    ['selectNight.sleep', { id: 1 }, { heartRate: expect.any(Array) }],
  ])('are generated when they are read: %s', async (operation, input, data) => {
    const { body } = await server.call(`${operation}.open`, input);
    expect(body).toMatchObject({ status: 8000, data });
  });

  it('are missing when their parameters are unknown', async () => {
    const known = server.database.write((transaction) =>
      transaction.deleteFrom('setting').where('name', '=', 'demoReport:ecg:2').executeTakeFirstOrThrow(),
    );
    expect(Number((await known).numDeletedRows)).toBe(1);
    const { body } = await server.call('selectWaveform.ecg.open', { id: 2 });
    expect(body).toMatchObject({ status: 4000 });
  });
});
