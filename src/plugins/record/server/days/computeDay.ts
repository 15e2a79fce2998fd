import { addDays, daysBetween } from '../../../../../contract/moment';
import type { AlertLevel } from '../../../device/entities/thresholds/alertLevels';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { Series } from '../../entities/series';
import { hasShiftedSleepDay, sleepDayOf } from '../../entities/sleep/sleepDay';
import { aggregatesOf } from '../signals/aggregatesOf';
import type { Alert } from '../signals/alerts/alert';
import { alertLevelOfDay, evaluateAlerts } from '../signals/alerts/evaluateAlerts';
import type { RecordQuality } from '../signals/coverage';
import { coverageOf } from '../signals/coverage';
import { baselineOf, lookBackDays } from '../signals/lookBack';
import { type Aggregates, ALGORITHM_VERSION, type EarlierDay, type SignalDay } from '../signals/signalDay';
import type { WearerProfile } from '../wearers/wearerQueries';
import type { PastDay } from './healthRecord';
import type { MeasuredDay } from './mergeDay';

/** The wearer of a device without a binding: all facts are unknown. */
export const UNKNOWN_WEARER = { gender: null, age: null, restingHr: null, maxHr: null, pacemaker: false };

export interface ComputeDayInput {
  kind: RecordKind;
  date: string;
  measured: MeasuredDay;
  wearer: WearerProfile | undefined;
  /** Previous records of the same kind and device. Days of other wearers are ignored. */
  history: readonly PastDay[];
  /** Aggregates of the night from other kinds, and the bounds of its sleep day. */
  night?: Aggregates | undefined;
  /** The wearer's samples of the previous day, if a finding can span midnight. */
  previousDay?: Series | null | undefined;
  /** Whether the wearer had the device at a second of the day. Missing if they had it all day. */
  isWorn?: ((sec: number) => boolean) | undefined;
}

/** Computed fields of a day's record. */
export interface ComputedFields {
  aggregates: Aggregates;
  coveragePct: number | null;
  wearMinutes: number | null;
  quality: RecordQuality | null;
  alerts: readonly Alert[];
  alertLevel: AlertLevel;
  algoVersion: number;
}

/** Computes the aggregates, coverage and alerts of a day, using the wearer's thresholds and baseline. */
export function computeDay({
  kind,
  date,
  measured,
  wearer,
  history,
  previousDay,
  isWorn,
  night,
}: ComputeDayInput): ComputedFields {
  const day: SignalDay = {
    ...measured,
    previousDay,
    isWorn,
    sleepDay: night && hasShiftedSleepDay(night) ? sleepDayOf(night) : undefined,
    wearer: wearer?.wearerOn(date) ?? UNKNOWN_WEARER,
    history: earlierDays(history, { wearerId: wearer?.id, date, days: lookBackDays(kind) }),
  };
  const aggregates: Aggregates = { ...aggregatesOf[kind](day), ...night };
  const baseline = baselineOf(day.history ?? []);
  // Data without a wearer raises no alerts.
  const alerts = wearer ? evaluateAlerts(kind, day, wearer.thresholds, baseline, aggregates) : [];
  return {
    aggregates,
    ...coverageOf(kind, day),
    alerts,
    alertLevel: alertLevelOfDay(alerts),
    algoVersion: ALGORITHM_VERSION,
  };
}

/** Returns the previous days of the same wearer that a day depends on. */
export function earlierDays(
  rows: readonly PastDay[],
  { wearerId, date, days }: { wearerId: number | null | undefined; date: string; days: number },
): EarlierDay[] {
  if (typeof wearerId !== 'number') return [];
  const oldest = addDays(date, -days);
  return rows
    .filter((row) => row.deviceUserId === wearerId && row.date < date && row.date >= oldest)
    .map((row) => ({
      daysAgo: daysBetween(row.date, date),
      // All fields of a history record except day, wearer and coverage are aggregates.
      aggregates: row as Aggregates,
      coveragePct: row.coveragePct,
    }));
}
