import { daysBetween } from '../../../contract/moment';
import { VALID_COVERAGE } from '../../../contract/record/dayContext';
import type { AlertLevel } from '../../../contract/record/recordFields';
import type { RecordKind } from '../../../contract/record/recordKinds';
import type { WireRecord } from '../../db/recordCodec';
import { aggregatesOf } from '../../signals/aggregatesOf';
import type { Alert } from '../../signals/alerts/alert';
import { type AlertBaseline, alertLevelOfDay, evaluateAlerts } from '../../signals/alerts/evaluateAlerts';
import { coverageOf } from '../../signals/coverage';
import { median } from '../../signals/samples';
import { type Aggregates, ALGORITHM_VERSION, historyDays, type SignalDay } from '../../signals/signalDay';
import type { KnownWearer } from './daySurroundings';
import type { MeasuredDay } from './mergeDay';

/** Days before a day from which what is usual for a wearer is known. */
const BASELINE_DAYS = 14;

/** Nothing is known of somebody whom no device is bound to. */
const NOBODY = { gender: null, age: null, restingHr: null, maxHr: null, pacemaker: false };

export interface DayQuestion {
  kind: RecordKind;
  date: string;
  measured: MeasuredDay;
  wearer: KnownWearer | undefined;
  /** Records of the same kind and device, with their aggregates; days of other wearers are left out. */
  history: readonly WireRecord[];
}

/** What follows from a day: fields of its record. */
export interface ComputedDay {
  aggregates: Aggregates;
  coveragePct: number | null;
  wearMinutes: number | null;
  quality: string | null;
  alerts: readonly Alert[];
  alertLevel: AlertLevel;
  algoVersion: number;
}

/** Computes the aggregates, coverage and alerts of a day, with the wearer's own thresholds and what is usual for them. */
export function computeDay({ kind, date, measured, wearer, history }: DayQuestion): ComputedDay {
  const before = wearer ? history.filter(({ deviceUserId }) => deviceUserId === wearer.id) : [];
  const earlier = before
    // Every field of a history record but these is an aggregate, a number or a code.
    .map(({ date: day, ...values }) => ({ daysAgo: daysBetween(String(day), date), values }))
    .filter(({ daysAgo }) => daysAgo > 0);
  const day: SignalDay = {
    ...measured,
    wearer: wearer?.wearerOn(date) ?? NOBODY,
    history: earlier
      .filter(({ daysAgo }) => daysAgo <= (historyDays[kind] ?? 0))
      .map(({ daysAgo, values }) => ({ daysAgo, aggregates: values as Aggregates })),
  };
  const aggregates: Aggregates = aggregatesOf[kind](day);
  const baseline = baselineOf(earlier.filter(({ daysAgo }) => daysAgo <= BASELINE_DAYS).map(({ values }) => values));
  const alerts = evaluateAlerts(kind, day, wearer?.thresholds ?? [], baseline, aggregates);
  return {
    aggregates,
    ...coverageOf(kind, day),
    alerts,
    alertLevel: alertLevelOfDay(alerts),
    algoVersion: ALGORITHM_VERSION,
  };
}

/** Medians of the days with enough samples. */
function baselineOf(days: readonly WireRecord[]): AlertBaseline {
  const valid = days.filter(({ coveragePct }) => Number(coveragePct ?? 0) >= VALID_COVERAGE);
  const usual = (name: string) =>
    median(valid.flatMap((values) => (typeof values[name] === 'number' ? [values[name]] : [])));
  return { restingHr: usual('resting'), steps: usual('steps') };
}
