import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addDays, DAY_MS } from '../../../contract/moment';
import type { RecordKind } from '../../../src/plugins/device/entities/uploads/recordKinds';
import { type Registered, worn } from '../builders/devices';
import { type TestApp, testApp } from '../builders/testApp';
import { heartRates, upload, wholeDayOf } from '../builders/uploads';
import { describeOnBothDatabases } from '../support/testDatabase';

const TODAY = '2026-03-10';
const YESTERDAY = '2026-03-09';
const NOW = Date.parse(`${TODAY}T08:00:00.000+08:00`);

describeOnBothDatabases('concurrent uploads', (open) => {
  let server: TestApp;
  let devices: Registered[];
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOW }, env: { DEVICE_RATE: '10000' } });
  });
  beforeEach(async () => {
    devices = [];
    for (let index = 0; index < 5; index += 1) devices.push((await worn(server, 'ECG_PATCH')).device);
    // They have been worn for a week.
    await server.database.write((transaction) =>
      transaction
        .updateTable('deviceBinding')
        .set({ bindTime: NOW - 7 * DAY_MS })
        .execute(),
    );
  });
  const send = (device: Registered, days: readonly unknown[], more: { kind?: RecordKind; nonce?: string } = {}) =>
    upload(server, device, { kind: 'heartRate', body: { days }, ...more });
  const dayOf = async (device: Registered, date = YESTERDAY, kind = 'heartRate') =>
    (await server.call(`selectByDeviceIdAndDate.${kind}.open`, { deviceId: device.id, date })).body.data as unknown as
      | (Record<string, unknown> & { id: number })
      | null;
  const statusOf = ({ body }: Awaited<ReturnType<typeof send>>) => body.code ?? body.status;

  it('share transactions, and each device has its own days', async () => {
    const writes = vi.spyOn(server.database, 'write');
    const kinds: readonly RecordKind[] = ['heartRate', 'hrv', 'sport', 'raw'];
    const answers = await Promise.all(
      devices.flatMap((device, index) =>
        kinds.map((kind) =>
          send(device, [kind === 'heartRate' ? heartRates(YESTERDAY, 0, [60 + index]) : wholeDayOf(kind, YESTERDAY)], {
            kind,
          }),
        ),
      ),
    );
    expect(answers.map(statusOf)).toEqual(answers.map(() => 8000));
    expect(writes.mock.calls.length).toBeLessThan(answers.length);
    writes.mockRestore();
    for (const [index, device] of devices.entries()) {
      expect(await dayOf(device)).toMatchObject({ max: 60 + index, createBy: `device:${device.id}` });
      for (const kind of kinds) expect(await dayOf(device, YESTERDAY, kind)).toMatchObject({ deviceId: device.id });
    }
    const ids = await server.database.read.selectFrom('heartRate').select('id').execute();
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
  });

  it('merge all parts of a day of one device', async () => {
    const [device] = devices as [Registered];
    const parts = Array.from({ length: 8 }, (_, index) => heartRates(YESTERDAY, index, [60 + index, 100]));
    const answers = await Promise.all(parts.map((part) => send(device, [part])));
    expect(answers.map(({ body }) => body.data?.days[0]?.isNew).filter(Boolean)).toHaveLength(1);
    expect(await dayOf(device)).toMatchObject({ max: 100, wearMinutes: 9 });
  });

  it('are refused individually: a replay and an invalid one do not prevent the others from being stored', async () => {
    const [one, other, third] = devices as [Registered, Registered, Registered];
    const nonce = 'the-nonce-of-two-at-once';
    const answers = await Promise.all([
      send(one, [heartRates(YESTERDAY, 0, [70])], { nonce }),
      send(one, [wholeDayOf('sport', YESTERDAY)], { kind: 'sport', nonce }),
      send(other, [{ ...heartRates(YESTERDAY, 0, []), count: 1, channels: { mean: ['seventy'] } }]),
      send(third, [heartRates(YESTERDAY, 0, [72])], { nonce }),
    ]);
    expect(answers.map(statusOf).slice(0, 2).sort()).toEqual([8000, 'replayed']);
    expect(answers.map(statusOf).slice(2)).toEqual(['badData', 8000]);
    const isStored = await Promise.all([dayOf(one), dayOf(one, YESTERDAY, 'sport'), dayOf(other), dayOf(third)]);
    expect(isStored.slice(0, 2).filter(Boolean)).toHaveLength(1);
    expect([isStored[2], isStored[3] !== null]).toEqual([null, true]);
  });

  it('are stored one by one when one of them fails, and that one leaves nothing', async () => {
    const [broken, ...others] = devices as [Registered, ...Registered[]];
    // A stored day that cannot be read, with which it must be merged.
    await send(broken, [heartRates(YESTERDAY, 0, [70])]);
    await server.database.write((transaction) =>
      transaction.updateTable('heartRate').set({ series: '{' }).where('deviceId', '=', broken.id).execute(),
    );
    const answers = await Promise.all(devices.map((device) => send(device, [heartRates(YESTERDAY, 5, [80])])));
    expect(answers.map(({ http }) => http)).toEqual([500, 200, 200, 200, 200]);
    expect(answers[0]?.body.message).not.toContain('JSON');
    for (const device of others) expect(await dayOf(device)).toMatchObject({ max: 80 });
    const nonces = await server.database.read.selectFrom('deviceNonce').select('deviceId').execute();
    expect(nonces.filter(({ deviceId }) => deviceId === broken.id)).toHaveLength(1);
  });

  it('look back at days of their own device only', async () => {
    const [one, other] = devices as [Registered, Registered];
    const load = (date: string, value: number) => ({
      date,
      startSec: 0,
      intervalSec: 300,
      count: 288,
      channels: { load: new Array<number>(288).fill(value), reserve: new Array<number>(288).fill(10) },
    });
    const before = addDays(YESTERDAY, -1);
    await Promise.all([
      send(one, [load(before, 1)], { kind: 'cardiacLoad' }),
      send(other, [load(before, 2)], { kind: 'cardiacLoad' }),
    ]);
    await Promise.all([
      send(one, [load(YESTERDAY, 1)], { kind: 'cardiacLoad' }),
      send(other, [load(YESTERDAY, 2)], { kind: 'cardiacLoad' }),
    ]);
    expect(await dayOf(one, YESTERDAY, 'cardiacLoad')).toMatchObject({ load7d: 576 });
    expect(await dayOf(other, YESTERDAY, 'cardiacLoad')).toMatchObject({ load7d: 1_152 });
  });
});
