import { DAY_MS, dayStart, HOUR_MS, toIsoMoment } from '../../../contract/moment';
import { bumpVersions } from '../../../server/db/tableVersions';
import type { Series } from '../../../src/plugins/record/entities/series';
import type { DayUpload } from '../../../src/plugins/record/server/days/DayBatch';
import { type StoredDay, storeDays } from '../../../src/plugins/record/server/days/storeDays';
import { added, codes, elderInput, serial } from './records';
import { askDemo, type TestApp } from './testApp';

export interface WornDevice {
  deviceId: number;
  deviceUserId: number;
  elderlyId: number;
}

/** A device that an elder has worn for two months. */
export async function wornDevice(
  server: TestApp,
  { type = 'WATCH', healthyType = 'normal', elder = {} as Record<string, unknown> } = {},
): Promise<WornDevice> {
  const elderlyId = Number((await added(server, 'elderly', await elderInput(server, elder))).id);
  const classes = await codes(server, 'deviceUserHealthyType');
  const wearer = await added(server, 'deviceUser', { elderlyId, deviceUserHealthyTypeId: classes[healthyType] });
  const types = await codes(server, 'deviceType');
  const { body, text } = await server.call('registerDevice.device.open', {
    sn: `TEST-${String(serial()).padStart(6, '0')}`,
    deviceTypeId: types[type],
    deviceUserId: wearer.id,
  });
  if (body.status !== 8000) throw new Error(`no device was registered: ${text}`);
  const registered = body.data as { device?: { id: number }; id?: number };
  const deviceId = Number(registered.device?.id ?? registered.id);
  await server.database.write(async (transaction) => {
    await transaction
      .updateTable('deviceBinding')
      .set({ bindTime: server.clock.now - 60 * DAY_MS })
      .where('deviceId', '=', deviceId)
      .execute();
  });
  return { deviceId, deviceUserId: Number(wearer.id), elderlyId };
}

/** A day of samples a minute apart from midnight on; other minutes are missing. */
function minutesOf(channel: string, valueAt: (minute: number) => number | null): Series {
  const samples = Array.from({ length: 1_440 }, (_, minute) => valueAt(minute));
  return { startSec: 0, intervalSec: 60, count: 1_440, channels: { [channel]: samples } };
}

/** Heart rates of a day. */
export const heartRates = (date: string, rateAt: (minute: number) => number | null = () => 70): DayUpload => ({
  kind: 'heartRate',
  date,
  series: minutesOf('mean', rateAt),
  events: [],
});

/** Stores days as a device would send them. */
export async function stored(server: TestApp, deviceId: number, days: readonly DayUpload[]): Promise<StoredDay[]> {
  const { database, clock } = server;
  return database.write(async (transaction) => {
    const { stored: rows, changed } = await storeDays({
      transaction,
      ask: askDemo(database),
      device: { id: deviceId, firmware: '1.0.0' },
      days,
      source: 'device',
      author: `device:${deviceId}`,
      now: clock.now,
    });
    await bumpVersions(transaction, changed);
    return rows;
  });
}

/** A moment of a day in the wire format. */
export const at = (date: string, hours: number) => toIsoMoment(dayStart(date) + hours * HOUR_MS);
