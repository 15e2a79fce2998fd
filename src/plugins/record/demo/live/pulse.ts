import { sql } from 'kysely';
import { dayAt, dayStart, HOUR_MS, MINUTE_MS } from '../../../../../contract/moment';
import { DEMO_LABEL } from '../../../../../server/demo/demoPlan';
import { Draw } from '../../../../../server/demo/draw';
import { bumpVersions, type Context } from '../../../../../server/plugin-api';
import type { DayUpload } from '../../server/days/DayBatch';
import { storeDays } from '../../server/days/storeDays';
import type { DemoPulse } from '../../server/demoPulse';

/** Minutes between two contacts of a device: less than those after which it counts as offline. */
const CONTACT_MIN = 8;
/** One device in this many stays silent, so that the demo also shows devices that are offline. */
const SILENT_EVERY = 5;
/** Devices per run that also send their heart rate, those with the oldest data first. */
const SENDERS_MAX = 10;
/** Minutes of new heart rates that a device collects before it sends them. */
const COLLECT_MIN = 10;
/** Data that a device keeps while the server is stopped. */
const KEPT_MS = 2 * HOUR_MS;
const TYPES = ['WATCH', 'ECG_PATCH'];

/**
 * Lets worn demo devices make contact, and some of them send the heart rates since their last data. A device that is worn by a
 * real person, or that a user has adopted by changing its remark, gets nothing.
 */
export const pulse: DemoPulse = async (context, now) => {
  const contacts = await context.database.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('device')
      .set({ lastSeenTime: now, onlineStatus: 'online' })
      .where('lifeStatus', '=', 'bound')
      .where('deleted', '=', sql.lit(0))
      .where(isDemo)
      .where('lastSeenTime', '<', now - CONTACT_MIN * MINUTE_MS)
      .where(isSender)
      .executeTakeFirst();
    const count = Number(numUpdatedRows);
    if (count > 0) await bumpVersions(transaction, ['device']);
    return count;
  });
  for (const device of await devicesWithData(context, now)) await sendHeartRates(context, device, now);
  return contacts;
};

/** Devices and wearers of the demo data carry its label. */
const isDemo = sql<boolean>`"device"."sn" like 'DEMO-%' and "device"."remark" = ${DEMO_LABEL}
  and exists (select 1 from "deviceUser" where "deviceUser"."id" = "device"."deviceUserId" and "deviceUser"."remark" = ${DEMO_LABEL})`;
const isSender = sql<boolean>`"device"."id" % ${sql.lit(SILENT_EVERY)} <> 0`;

function devicesWithData({ database }: Context, now: number) {
  return database.unscoped.read
    .selectFrom('device')
    .innerJoin('deviceType', 'deviceType.id', 'device.deviceTypeId')
    .select(['device.id', 'device.firmware', 'device.lastDataTime'])
    .where(isDemo)
    .where('device.lifeStatus', '=', 'bound')
    .where('device.deleted', '=', sql.lit(0))
    .where('device.lastDataTime', '<', now - COLLECT_MIN * MINUTE_MS)
    .where('deviceType.code', 'in', TYPES)
    .where(isSender)
    .orderBy('device.lastDataTime')
    .limit(SENDERS_MAX)
    .execute();
}

type Sender = Awaited<ReturnType<typeof devicesWithData>>[number];

async function sendHeartRates({ database, ask }: Context, { id, firmware, lastDataTime }: Sender, now: number) {
  const date = dayAt(now);
  const from = Math.max(dayStart(date), now - KEPT_MS, lastDataTime ?? 0);
  const day = heartRatesBetween({ id, date, from, to: now });
  await database.write(async (transaction) => {
    const device = { id, firmware: firmware ?? '' };
    const sent = { device, days: day ? [day] : [], source: 'device' as const, author: `device:${id}`, now };
    const { changed } = await storeDays({ transaction, ask, ...sent });
    await transaction.updateTable('device').set({ lastDataTime: now }).where('id', '=', id).execute();
    await bumpVersions(transaction, [...new Set(['device', ...changed])]);
  });
}

interface Stretch {
  id: number;
  date: string;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
}

/** Returns the whole minutes of a stretch of a day with a calm heart; undefined without any. */
function heartRatesBetween({ id, date, from, to }: Stretch): DayUpload | undefined {
  const start = dayStart(date);
  const first = Math.ceil((from - start) / MINUTE_MS);
  const count = Math.floor((to - start) / MINUTE_MS) - first;
  if (count <= 0) return undefined;
  const draw = new Draw({ seed: start, entity: 'heartRate', id });
  const rest = draw.integer('rest', 62, 76);
  const mean = Array.from({ length: count }, (_, at) => rest + draw.integer('beat', -3, 5, first + at));
  return {
    kind: 'heartRate',
    date,
    series: { startSec: first * 60, intervalSec: 60, count, channels: { mean } },
    events: [],
  };
}
