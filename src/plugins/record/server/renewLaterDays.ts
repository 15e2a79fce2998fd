import { addDays, momentText } from '../../../../contract/moment';
import {
  type Ask,
  bulkUpdate,
  type DatabaseKind,
  type WireRecord,
  type WriteTransaction,
} from '../../../../server/plugin-api';
import type { RecordKind } from '../../device/entities/recordKinds';
import { records } from '../entities/records';
import { earlierDays } from './computeDay';
import { type DeviceDay, readDays } from './daySurroundings';
import type { Alert } from './signals/alerts/alert';
import { alertLevelOfDay } from './signals/alerts/evaluateAlerts';
import { comparedAnew, type LookBack, lookBack } from './signals/lookBack';
import type { Aggregates } from './signals/signalDay';
import { type RecordDay, unpackedDay } from './wearerDay';

export interface ChangedDays {
  kind: RecordKind;
  /** Days that have just been written or removed. */
  days: readonly DeviceDay[];
  /** By device, as `readHistory` answers it, with the changed days as they are now. */
  history: ReadonlyMap<number, readonly WireRecord[]>;
}

interface Renewing {
  transaction: WriteTransaction;
  /** Of which kind the database is. */
  kind: DatabaseKind;
  ask: Ask;
  now: number;
}

/**
 * Computes anew what later days draw from days that have changed: sums over weeks, and what was found by comparing. Writes and
 * answers the days that differ; two statements where there are later days, none where there are not.
 */
export async function renewLaterDays(renewing: Renewing, { kind, days, history }: ChangedDays): Promise<RecordDay[]> {
  const look = lookBack[kind];
  const later = look ? laterDays(look, days, history) : [];
  if (!look || later.length === 0) return [];
  const { transaction, kind: databaseKind, ask, now } = renewing;
  const { entity, aggregates } = records[kind];
  const stored = await readDays({ queries: transaction, kind: databaseKind, ask }, kind, later);
  const time = momentText(now);
  const renewed = stored.flatMap((before): RecordDay[] => {
    const values = renewedValues(look, before, history.get(Number(before.deviceId)) ?? []);
    if (Object.entries(values).every(([name, value]) => isSame(value, before[name]))) return [];
    const version = Number(before.version) + 1;
    const record = { ...before, ...values, updateTime: time, updateBy: 'system', version };
    return [{ kind, before, record, measured: unpackedDay(kind, before) }];
  });
  if (renewed.length > 0) {
    const fields = [...aggregates, 'alerts', 'alertLevel', 'updateTime', 'updateBy', 'version'];
    const rows = renewed.map(({ record }) => ({ ...record, id: Number(record.id) }));
    await bulkUpdate({ transaction, kind: databaseKind, entity, fields, records: rows });
  }
  return renewed;
}

/** Days with a record that look back at changed days, without these themselves. */
function laterDays(
  { days: reach }: LookBack,
  days: readonly DeviceDay[],
  history: ChangedDays['history'],
): DeviceDay[] {
  const changed = new Map<number, string[]>();
  for (const { deviceId, date } of days) changed.set(deviceId, [...(changed.get(deviceId) ?? []), date]);
  return [...changed].flatMap(([deviceId, own]) => {
    const first = own.reduce((least, date) => (date < least ? date : least));
    return (history.get(deviceId) ?? [])
      .map(({ date }) => String(date))
      .filter(
        (date) => date > first && !own.includes(date) && own.some((day) => day < date && date <= addDays(day, reach)),
      )
      .map((date) => ({ deviceId, date }));
  });
}

function renewedValues(look: LookBack, record: WireRecord, history: readonly WireRecord[]) {
  const asked = { wearerId: record.deviceUserId, date: String(record.date), days: look.days };
  // Every field of a record that is asked for here is an aggregate.
  const stored = { aggregates: record as Aggregates, alerts: (record.alerts ?? []) as Alert[] };
  const { followed, alerts } = comparedAnew(look, stored, earlierDays(history, asked));
  return { ...followed, alerts, alertLevel: alertLevelOfDay(alerts) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
