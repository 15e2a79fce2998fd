import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { Finding, Trend } from '../../entities/alerts/wearerAlert';
import { records } from '../../entities/records';
import { decodeDay } from '../days/encodeDay';
import type { HealthRecord, RecordDay, RemovedDay, StoredRecord } from '../days/healthRecord';
import type { MeasuredDay } from '../days/mergeDay';
import { findingsOf, type Source } from './findings';
import { trendOf } from './trendOf';

/** A stored source of findings about a wearer. */
export interface WearerSource extends Source {
  deviceUserId: number;
  trend: () => Trend | null;
}

/** Returns a stored day as a source for its wearer, and for its previous wearer. */
export function wearerSourcesOf({ kind, record, measured, before, withdrawal }: RecordDay): WearerSource[] {
  const { deviceUserId } = record;
  const hasOtherWearer = before !== undefined && before.record.deviceUserId !== deviceUserId;
  const removed = hasOtherWearer ? removedDaySources({ ...before, kind, withdrawal: 'notTheirs' }) : [];
  if (deviceUserId === null) return removed;
  const own: WearerSource = {
    ...sourceOf(kind, record, deviceUserId),
    findings: dayFindings(kind, { record, measured }),
    before: () => (before && !hasOtherWearer ? dayFindings(kind, before) : []),
    trend: () => trendOf(kind, record.date, measured),
    withdrawal: withdrawal ?? 'corrected',
  };
  return [...removed, own];
}

/** Returns a source that removes the findings of a day that no longer belongs to a wearer. Empty if it had no wearer. */
export function removedDaySources({ kind, record, measured, withdrawal }: RemovedDay): WearerSource[] {
  if (record.deviceUserId === null) return [];
  const before = () => dayFindings(kind, { record, measured });
  return [{ ...sourceOf(kind, record, record.deviceUserId), findings: [], before, trend: () => null, withdrawal }];
}

/** Returns the findings of a stored day. */
export const storedFindings = (kind: RecordKind, record: HealthRecord): Finding[] =>
  dayFindings(kind, { record, measured: decodeDay(kind, record) });

const sourceOf = (kind: RecordKind, { id, deviceId, date }: HealthRecord, deviceUserId: number) => ({
  deviceUserId,
  kind,
  id,
  day: { deviceId, date },
});

function dayFindings(kind: RecordKind, { record, measured }: StoredRecord): Finding[] {
  const { id, deviceId, date, alerts } = record;
  if (!alerts || alerts.length === 0) return [];
  const lastSec = lastSecond(measured) ?? records[kind].layout.startSec;
  return findingsOf({ kind, deviceId, recordId: id, date, alerts, lastSec });
}

/** Returns the last second of a day with a measurement. */
function lastSecond({ series, events }: MeasuredDay): number | undefined {
  const last = series
    ? Math.max(...Object.values(series.channels).map((samples) => samples.findLastIndex((sample) => sample !== null)))
    : -1;
  const event = events.at(-1)?.sec;
  const ends = [
    ...(series && last >= 0 ? [series.startSec + (last + 1) * series.intervalSec] : []),
    ...(typeof event === 'number' ? [event] : []),
  ];
  return ends.length === 0 ? undefined : Math.max(...ends);
}
