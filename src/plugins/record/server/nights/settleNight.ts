import { dayStart, HOUR_MS, momentText } from '../../../../../contract/moment';
import {
  bulkUpdate,
  bumpVersions,
  type Context,
  lockNames,
  type WireRecord,
  type WriteTransaction,
} from '../../../../../server/plugin-api';
import { nightFigureNames, sleepStatus } from '../../entities/sleepStatus';
import { type KnownWearer, readWearers } from '../daySurroundings';
import { alertLevelOfDay, evaluateAlerts } from '../signals/alerts/evaluateAlerts';
import type { Aggregates } from '../signals/signalDay';
import { holdDevices } from '../storeDays';
import { keepWearerAlerts, stateLock } from '../wearerAlerts';
import { type RecordDay, unpackedDay, wearerDaysOf } from '../wearerDay';
import { type WearerNight, writeDue } from './nightDue';
import { nightPort } from './nightPort';
import { devicesOfNight, readNight, type WearerNightRead } from './readNight';

/** When a night is told of at the latest, in hours of the day on which it ends. */
const REPORT_HOUR = 10;
/** Who has been up for so many minutes is taken to have got up (ours). */
const UP_MIN = 60;

/**
 * Computes a night anew: writes its figures into the record of its stages, renews what they say of the wearer, and, once the
 * night is over, tells whoever follows nights. Doing it twice changes nothing.
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

/** Whether somebody has got up for good, or it is late enough. */
function isOver({ architecture, lastSec }: WearerNightRead, date: string, now: number): boolean {
  return now >= dayStart(date) + REPORT_HOUR * HOUR_MS || lastSec - architecture.riseSec >= UP_MIN * 60;
}

/** The records of the night's stages whose figures are others now; those of a device that tells less of it have none. */
function renewedDays(
  { record, others, figures }: WearerNightRead,
  { wearer, now }: { wearer: KnownWearer; now: number },
): RecordDay[] {
  const none: Aggregates = Object.fromEntries(nightFigureNames.map((name) => [name, null]));
  return [{ before: record, figures }, ...others.map((before) => ({ before, figures: none }))].flatMap(
    ({ before, figures: own }): RecordDay[] => {
      const alerts = evaluateAlerts(
        'sleepStatus',
        { series: null, events: [], wearer: wearer.wearerOn(String(before.date)) },
        wearer.thresholds,
        {},
        own,
      );
      const values: WireRecord = { ...own, alerts, alertLevel: alertLevelOfDay(alerts) };
      if (
        Object.entries(values).every(([name, value]) => isSame(value, before[name] ?? (name === 'alerts' ? [] : null)))
      )
        return [];
      const version = Number(before.version) + 1;
      const renewed = { ...before, ...values, updateTime: momentText(now), updateBy: 'system', version };
      return [{ kind: 'sleepStatus', before, record: renewed, measured: unpackedDay('sleepStatus', before) }];
    },
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function writeFigures(
  transaction: WriteTransaction,
  { database }: Context,
  days: readonly RecordDay[],
): Promise<void> {
  const fields = [...nightFigureNames, 'alerts', 'alertLevel', 'updateTime', 'updateBy', 'version'];
  const rows = days.map(({ record }) => ({ ...record, id: Number(record.id) }));
  await bulkUpdate({ transaction, kind: database.kind, entity: sleepStatus, fields, records: rows });
}
