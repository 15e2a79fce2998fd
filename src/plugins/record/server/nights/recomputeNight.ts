import { addDays, dayStart, HOUR_MS, toIsoMoment } from '../../../../../contract/moment';
import { bumpVersions, type Context, type WireRecord, type WriteTransaction } from '../../../../../server/plugin-api';
import { bulkUpdate, takeAdvisoryLocks } from '../../../../../server/plugin-api/builtin';
import { sleepStatus } from '../../entities/kinds/sleepStatus';
import { records } from '../../entities/records';
import type { SleepDayBounds } from '../../entities/sleep/sleepDay';
import { stateLock } from '../alerts/alertLocks';
import { updateWearerAlerts } from '../alerts/wearerAlerts';
import { wearerSourcesOf } from '../alerts/wearerSources';
import { decodeDay } from '../days/encodeDay';
import type { RecordDay } from '../days/healthRecord';
import { lockDevices } from '../days/lockDevices';
import { aggregatesOf } from '../signals/aggregatesOf';
import { alertLevelOfDay, evaluateAlerts } from '../signals/alerts/evaluateAlerts';
import { coverageOf } from '../signals/coverage';
import { type Aggregates, ALGORITHM_VERSION, type SignalDay } from '../signals/signalDay';
import { readWearers, type WearerProfile } from '../wearers/wearerQueries';
import { type WearerNight, writeDueNights } from './nightDue';
import { nightPort } from './nightPort';
import { devicesOfNight, readNight, type WearerNightData } from './readNight';
import type { StageDay } from './stageDays';

/** Hour of the day at which a night is completed at the latest. */
const REPORT_HOUR = 10;
/** Minutes out of bed after which a person counts as having got up (our choice). */
const UP_MIN = 60;

/**
 * Recomputes a night: writes its figures into the record of its stages and updates the wearer's findings. Once the night is
 * over, notifies its followers. Also recomputes the neighbors with which it shares a sleep across 18:00. Idempotent.
 */
export async function recomputeNight(context: Context, night: WearerNight, now: number): Promise<void> {
  for (const date of await recomputeSingleNight(context, night, now))
    await recomputeSingleNight(context, { ...night, date }, now);
}

/** Returns the neighbors that share, or shared, a sleep across 18:00. */
async function recomputeSingleNight(context: Context, night: WearerNight, now: number): Promise<string[]> {
  const { database, ask } = context;
  return database.write(async (transaction) => {
    const queryContext = { queries: transaction, ask };
    const deviceIds = await devicesOfNight(transaction, night);
    await lockDevices(transaction, deviceIds);
    await takeAdvisoryLocks(transaction, [stateLock(night.deviceUserId)]);
    await transaction
      .deleteFrom('nightDue')
      .where('deviceUserId', '=', night.deviceUserId)
      .where('date', '=', night.date)
      .execute();
    const found = await readNight(queryContext, night, deviceIds);
    const wearer = (await readWearers(transaction, [night.deviceUserId])).get(night.deviceUserId);
    if (!found || !wearer) return [];
    const days = recomputedDays(found, { wearer, now });
    const changed = new Set<string>();
    if (days.length > 0) {
      await writeFigures(transaction, days);
      changed.add('sleepStatus');
      const sources = days.flatMap(wearerSourcesOf);
      for (const name of await updateWearerAlerts({ transaction, sources, now })) changed.add(name);
    }
    const measured = found.night;
    const dueTime = measured ? nightEndTime(measured, night.date) : dayStart(night.date) + REPORT_HOUR * HOUR_MS;
    if (measured && isOver(measured, dueTime, now)) {
      const own = days.find(({ record }) => record.id === measured.record.id)?.record ?? measured.record;
      const completed = { ...measured, ...night, record: own };
      for (const follower of await ask(nightPort)) {
        for (const name of await follower({ context, transaction, now }, completed)) changed.add(name);
      }
    } else if (dueTime > now) {
      await writeDueNights(transaction, [{ ...night, dueTime }]);
    }
    await bumpVersions(transaction, changed);
    return neighbors(found.stages, night.date);
  });
}

/** Returns when a night is over at the latest: at ten, or when the person may have got up after a sleep by day. */
function nightEndTime({ architecture }: WearerNightData, date: string): number {
  const midnight = dayStart(date);
  return Math.max(midnight + REPORT_HOUR * HOUR_MS, midnight + (architecture.riseSec + UP_MIN * 60) * 1_000);
}

/** Whether the person has got up for good, or it is late enough. */
const isOver = ({ architecture, lastSec }: WearerNightData, latest: number, now: number): boolean =>
  now >= latest || lastSec - architecture.riseSec >= UP_MIN * 60;

function neighbors(stages: readonly StageDay[], date: string): string[] {
  const isShared = (name: keyof SleepDayBounds) =>
    stages.some(({ record, bounds }) => typeof record[name] === 'number' || bounds[name] !== null);
  return [
    ...(isShared('sleepDayBeginSec') ? [addDays(date, -1)] : []),
    ...(isShared('sleepDayEndSec') ? [addDays(date, 1)] : []),
  ];
}

/** Fields of a stage record that are updated. */
const UPDATED_FIELDS = [
  ...records.sleepStatus.aggregates,
  'coveragePct',
  'wearMinutes',
  'quality',
  'alerts',
  'alertLevel',
  'algoVersion',
] as const;

/**
 * Returns the stage records whose figures have changed. The records of devices with fewer samples keep their own figures
 * stages only. Figures of an earlier algorithm version are recomputed, so that a night has a single version.
 */
function recomputedDays(
  { stages, night }: NonNullable<Awaited<ReturnType<typeof readNight>>>,
  { wearer, now }: { wearer: WearerProfile; now: number },
): RecordDay[] {
  return stages.flatMap(({ record: before, series, bounds }): RecordDay[] => {
    const measured = decodeDay('sleepStatus', before);
    const day: SignalDay = { ...measured, series, wearer: wearer.wearerOn(before.date) };
    const own = before.id === night?.record.id ? night.figures : {};
    const aggregates: Aggregates = { ...NO_FIGURES, ...aggregatesOf.sleepStatus(day), ...own, ...bounds };
    const alerts = evaluateAlerts('sleepStatus', day, wearer.thresholds, {}, aggregates);
    const alertLevel = alertLevelOfDay(alerts);
    const values = {
      ...aggregates,
      ...coverageOf('sleepStatus', day),
      alerts: [...alerts],
      alertLevel,
      algoVersion: ALGORITHM_VERSION,
    };
    const known: WireRecord = { ...before, alerts: before.alerts ?? [] };
    if (UPDATED_FIELDS.every((name) => isSame((values as WireRecord)[name] ?? null, known[name] ?? null))) return [];
    const version = before.version + 1;
    const after = { ...before, ...values, updateTime: toIsoMoment(now), updateBy: 'system', version };
    return [{ kind: 'sleepStatus', before: { record: before, measured }, record: after, measured }];
  });
}

const NO_FIGURES: Aggregates = Object.fromEntries(records.sleepStatus.aggregates.map((name) => [name, null]));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function writeFigures(transaction: WriteTransaction, days: readonly RecordDay[]): Promise<void> {
  const fields = [...UPDATED_FIELDS, 'updateTime', 'updateBy', 'version'];
  const rows = days.map(({ record }) => record);
  await bulkUpdate({ transaction, entity: sleepStatus, fields, records: rows });
}
