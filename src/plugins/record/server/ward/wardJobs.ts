import { sql } from 'kysely';
import { dayAt, HOUR_MS, MINUTE_MS, toIsoMoment } from '../../../../../contract/moment';
import { bumpVersions, type Context, type Job } from '../../../../../server/plugin-api';
import { recordCodec } from '../../../../../server/plugin-api/builtin';
import { type Finding, wearerAlert } from '../../entities/alerts/wearerAlert';
import { updateWearerAlerts } from '../alerts/wearerAlerts';
import type { WearerSource } from '../alerts/wearerSources';
import { silentHoursOfType } from './silentHours';

/** Sources per transaction, so that other writers do not wait long. */
const BATCH = 200;
/** Smallest possible limit of hours without data. */
const MIN_SILENT_HOURS = 1;

/** Scheduled job that puts silent devices on the ward. */
export const wardJobs: readonly Job[] = [
  { name: 'wearerAlert.silence', intervalMs: MINUTE_MS, run: updateSilentDevices },
];

/** Adds worn devices that are silent and removes those that send again. Returns the number of checked devices. */
async function updateSilentDevices(context: Context, now: number, signal: AbortSignal): Promise<number> {
  const silent = await silentDevices(context, now);
  const shown = await shownAsSilent(context);
  const isSilent = new Set(silent.map(({ id }) => id));
  const known = new Set(shown.flatMap(({ findings }) => findings.map(keyOf)));
  const sources = [
    ...silent.filter(({ findings }) => !findings.every((finding) => known.has(keyOf(finding)))),
    ...shown.filter(({ id }) => !isSilent.has(id)).map((source) => ({ ...source, findings: [] })),
  ];
  for (let start = 0; start < sources.length && !signal.aborted; start += BATCH) {
    await context.database.write(async (transaction) => {
      const batch = sources.slice(start, start + BATCH);
      const changed = await updateWearerAlerts({ transaction, sources: batch, now });
      if (changed.length > 0) await bumpVersions(transaction, changed);
    });
  }
  return sources.length;
}

const keyOf = ({ deviceId, fromTime, toTime }: Finding) => `${deviceId} ${fromTime} ${toTime}`;

async function silentDevices({ database }: Context, now: number): Promise<WearerSource[]> {
  const rows = await database.unscoped.read
    .selectFrom('device')
    .innerJoin('deviceType', 'deviceType.id', 'device.deviceTypeId')
    .innerJoin('deviceUser', 'deviceUser.id', 'device.deviceUserId')
    .select(['device.id', 'device.deviceUserId', 'device.bindTime', 'device.lastDataTime'])
    .select(['deviceType.category', 'deviceType.silentHours'])
    .where('device.lifeStatus', '=', 'bound')
    .where('device.deleted', '=', sql.lit(0))
    .where('deviceUser.deleted', '=', sql.lit(0))
    .where('device.bindTime', '<', now - MIN_SILENT_HOURS * HOUR_MS)
    .where((all) =>
      all.or([
        all('device.lastDataTime', 'is', null),
        all('device.lastDataTime', '<', now - MIN_SILENT_HOURS * HOUR_MS),
      ]),
    )
    .orderBy('device.id')
    .execute();
  return rows.flatMap(({ id, deviceUserId, bindTime, lastDataTime, category, silentHours }) => {
    const hours = silentHoursOfType({ category, silentHours });
    // Data from another wearer's time does not count for this wearer.
    const since = Math.max(lastDataTime ?? 0, bindTime ?? 0);
    if (hours === null || deviceUserId === null || now - since < hours * HOUR_MS) return [];
    return [silentSource(deviceUserId, silenceFinding({ deviceId: id, since, hours }))];
  });
}

function silenceFinding({ deviceId, since, hours }: { deviceId: number; since: number; hours: number }): Finding {
  return {
    kind: 'device',
    code: 'deviceSilent',
    level: 'warn',
    deviceId,
    recordId: deviceId,
    date: dayAt(since),
    fromTime: toIsoMoment(since),
    // The moment at which the limit was reached. A finding closed after it stays closed until the device falls silent again.
    toTime: toIsoMoment(since + hours * HOUR_MS),
    value: null,
    limit: hours,
    wholeDay: false,
    ongoing: true,
  };
}

const silentSource = (deviceUserId: number, finding: Finding): WearerSource => ({
  deviceUserId,
  kind: 'device',
  id: finding.deviceId,
  findings: [finding],
  before: () => [finding],
  trend: () => null,
});

/** Returns the devices that the ward shows as silent, with their findings. */
async function shownAsSilent({ database }: Context): Promise<WearerSource[]> {
  const { decode } = recordCodec(wearerAlert);
  const rows = await database.unscoped.read
    .selectFrom('wearerAlert')
    .select(['id', 'deviceUserId', 'findings'])
    .where('status', '<>', 'closed')
    .where(sql<boolean>`"kinds" like '%"device"%'`)
    .orderBy('id')
    .execute();
  return rows
    .map(decode)
    .flatMap(({ deviceUserId, findings }) =>
      deviceUserId === null
        ? []
        : ((findings ?? []) as Finding[])
            .filter(({ kind }) => kind === 'device')
            .map((finding) => silentSource(deviceUserId, finding)),
    );
}
