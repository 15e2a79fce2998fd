import { addDays, daysBetween } from '../../../../contract/moment';
import type { AlertLevel } from '../../device/entities/alertLevels';
import type { RecordKind } from '../../device/entities/recordKinds';
import type { Series } from '../entities/series';
import type { KnownWearer } from './daySurroundings';
import type { PastDay } from './healthRecord';
import type { MeasuredDay } from './mergeDay';
import { aggregatesOf } from './signals/aggregatesOf';
import type { Alert } from './signals/alerts/alert';
import { alertLevelOfDay, evaluateAlerts } from './signals/alerts/evaluateAlerts';
import type { RecordQuality } from './signals/coverage';
import { coverageOf } from './signals/coverage';
import { baselineOf, lookBackDays } from './signals/lookBack';
import { type Aggregates, ALGORITHM_VERSION, type EarlierDay, type SignalDay } from './signals/signalDay';

/** Nothing is known of who wore a device that is bound to nobody. */
export const NOBODY = { gender: null, age: null, restingHr: null, maxHr: null, pacemaker: false };

export interface DayQuestion {
  kind: RecordKind;
  date: string;
  measured: MeasuredDay;
  wearer: KnownWearer | undefined;
  /** Records of the same kind and device that the kind looks back at; days of other wearers are left out. */
  history: readonly PastDay[];
  /** What other kinds say of a night. */
  night?: Aggregates | undefined;
  /** The wearer's samples of the day before, where something may last across midnight. */
  eve?: Series | null | undefined;
  /** Whether they wore it at a second of the day; missing where they wore it all the time. */
  isWorn?: ((sec: number) => boolean) | undefined;
}

/** What follows from a day: fields of its record. */
export interface ComputedDay {
  aggregates: Aggregates;
  coveragePct: number | null;
  wearMinutes: number | null;
  quality: RecordQuality | null;
  alerts: readonly Alert[];
  alertLevel: AlertLevel;
  algoVersion: number;
}

/** Computes the aggregates, coverage and alerts of a day, with the wearer's own thresholds and what is usual for them. */
export function computeDay({ kind, date, measured, wearer, history, eve, isWorn, night }: DayQuestion): ComputedDay {
  const day: SignalDay = {
    ...measured,
    eve,
    isWorn,
    wearer: wearer?.wearerOn(date) ?? NOBODY,
    history: earlierDays(history, { wearerId: wearer?.id, date, days: lookBackDays(kind) }),
  };
  const aggregates: Aggregates = { ...aggregatesOf[kind](day), ...night };
  const baseline = baselineOf(day.history ?? []);
  // What nobody wore calls for nobody.
  const alerts = wearer ? evaluateAlerts(kind, day, wearer.thresholds, baseline, aggregates) : [];
  return {
    aggregates,
    ...coverageOf(kind, day),
    alerts,
    alertLevel: alertLevelOfDay(alerts),
    algoVersion: ALGORITHM_VERSION,
  };
}

/** The days before a day that it looks back at, of the same wearer. */
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
      // Every field of a history record but its day, wearer and coverage is an aggregate, a number or a code.
      aggregates: row as Aggregates,
      coveragePct: row.coveragePct,
    }));
}
