import { dayStart, HOUR_MS, momentText } from '../../../../../contract/moment';
import {
  bulkUpdate,
  bumpVersions,
  type Context,
  lockNames,
  type WireRecord,
  type WriteTransaction,
} from '../../../../../server/plugin-api';
import { records } from '../../entities/records';
import { nightFigureNames, sleepStatus } from '../../entities/sleepStatus';
import { type KnownWearer, readWearers } from '../daySurroundings';
import type { HealthRecord } from '../healthRecord';
import { aggregatesOf } from '../signals/aggregatesOf';
import { alertLevelOfDay, evaluateAlerts } from '../signals/alerts/evaluateAlerts';
import { type Aggregates, ALGORITHM_VERSION, type SignalDay } from '../signals/signalDay';
import { holdDevices } from '../storeDays';
import { keepWearerAlerts, stateLock } from '../wearerAlerts';
import { type RecordDay, unpackedDay, wearerDaysOf } from '../wearerDay';
import { type WearerNight, writeDue } from './nightDue';
import { nightPort } from './nightPort';
import { devicesOfNight, readNight, type WearerNightRead } from './readNight';

/** Hour of the day at which a night is completed at the latest. */
const REPORT_HOUR = 10;
/** Minutes out of bed after which a person counts as having got up (our choice). */
const UP_MIN = 60;

/**
 * Recomputes a night: writes its figures into the record of its stages and updates the wearer's findings. Once the night is
 * over, notifies its followers. Idempotent.
 */
export async function settleNight(context: Context, night: WearerNight, now: number): Promise<void> {
  const { database, ask } = context;
  await database.write(async (transaction) => {
    const asked = { queries: transaction, kind: database.kind, ask };
    const deviceIds = await devicesOfNight(asked, night);
    await holdDevices(transaction, database.kind, deviceIds);
    await lockNames(transaction, database.kind, [stateLock(night.deviceUserId)]);
    await transaction
      .deleteFrom('nightDue')
      .where('deviceUserId', '=', night.deviceUserId)
      .where('date', '=', night.date)
      .execute();
    const found = await readNight(asked, night, deviceIds);
    const wearer = (await readWearers(transaction, [night.deviceUserId])).get(night.deviceUserId);
    if (!found || !wearer) return;
    const days = renewedDays(found, { wearer, now });
    const changed = new Set<string>();
    if (days.length > 0) {
      await writeFigures(transaction, context, days);
      changed.add('sleepStatus');
      const sources = days.flatMap(wearerDaysOf);
      for (const name of await keepWearerAlerts({ transaction, kind: database.kind, sources, now })) changed.add(name);
    }
    const latest = dayStart(night.date) + REPORT_HOUR * HOUR_MS;
    if (isOver(found, night.date, now)) {
      const own = days.find(({ record }) => record.id === found.record.id)?.record ?? found.record;
      const settled = { ...found, ...night, record: own };
      for (const follow of await ask(nightPort)) {
        for (const name of await follow({ context, transaction, now }, settled)) changed.add(name);
      }
    } else {
      await writeDue(transaction, database.kind, [{ ...night, dueTime: latest }]);
    }
    await bumpVersions(transaction, changed);
  });
}

/** Whether the person has got up for good, or it is late enough. */
function isOver({ architecture, lastSec }: WearerNightRead, date: string, now: number): boolean {
  return now >= dayStart(date) + REPORT_HOUR * HOUR_MS || lastSec - architecture.riseSec >= UP_MIN * 60;
}

/** Fields of a stage record that are updated. */
const RENEWED = [...records.sleepStatus.aggregates, 'alerts', 'alertLevel', 'algoVersion'] as const;

/**
 * Returns the stage records whose figures have changed. The records of devices with fewer samples keep their own figures
 * stages only. Figures of an earlier algorithm version are recomputed, so that a night has a single version.
 */
function renewedDays(
  { record, others, figures }: WearerNightRead,
  { wearer, now }: { wearer: KnownWearer; now: number },
): RecordDay[] {
  const renewed = (before: HealthRecord, own: Aggregates): RecordDay[] => {
    const measured = unpackedDay('sleepStatus', before);
    const day: SignalDay = { ...measured, wearer: wearer.wearerOn(before.date) };
    const aggregates: Aggregates = { ...aggregatesOf.sleepStatus(day), ...own };
    const alerts = evaluateAlerts('sleepStatus', day, wearer.thresholds, {}, aggregates);
    const alertLevel = alertLevelOfDay(alerts);
    const values = { ...aggregates, alerts: [...alerts], alertLevel, algoVersion: ALGORITHM_VERSION };
    const known: WireRecord = { ...before, alerts: before.alerts ?? [] };
    if (RENEWED.every((name) => isSame((values as WireRecord)[name] ?? null, known[name] ?? null))) return [];
    const version = before.version + 1;
    const after = { ...before, ...values, updateTime: momentText(now), updateBy: 'system', version };
    return [{ kind: 'sleepStatus', before, record: after, measured }];
  };
  return [...renewed(record, figures), ...others.flatMap((before) => renewed(before, NO_FIGURES))];
}

const NO_FIGURES: Aggregates = Object.fromEntries(nightFigureNames.map((name) => [name, null]));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function writeFigures(
  transaction: WriteTransaction,
  { database }: Context,
  days: readonly RecordDay[],
): Promise<void> {
  const fields = [...RENEWED, 'updateTime', 'updateBy', 'version'];
  const rows = days.map(({ record }) => record);
  await bulkUpdate({ transaction, kind: database.kind, entity: sleepStatus, fields, records: rows });
}
