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

/** The aggregate that is compared with its usual value. */
const COMPARED: Readonly<Partial<Record<RecordKind, string>>> = { heartRate: 'resting', sport: 'steps' };

/** How many days before it a day of a kind is computed with; 0 where it stands alone. */
export const lookBackDays = (kind: RecordKind): number =>
  Math.max(historyDays[kind] ?? 0, COMPARED[kind] === undefined ? 0 : BASELINE_DAYS);

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
  const farthest = lookBackDays(kind);
  const earlier = history.flatMap((values) => {
    if (farthest === 0 || !wearer || values.deviceUserId !== wearer.id) return [];
    const daysAgo = daysBetween(String(values.date), date);
    return daysAgo > 0 && daysAgo <= farthest ? [{ daysAgo, values }] : [];
  });
  const day: SignalDay = {
    ...measured,
    wearer: wearer?.wearerOn(date) ?? NOBODY,
    history: earlier
      .filter(({ daysAgo }) => daysAgo <= (historyDays[kind] ?? 0))
      // Whoever looks back asks for aggregates by their names.
      .map(({ daysAgo, values }) => ({ daysAgo, aggregates: values as Aggregates })),
  };
  const aggregates: Aggregates = aggregatesOf[kind](day);
  const baseline = baselineOf(kind, earlier);
  const alerts = evaluateAlerts(kind, day, wearer?.thresholds ?? [], baseline, aggregates);
  return {
    aggregates,
    ...coverageOf(kind, day),
    alerts,
    alertLevel: alertLevelOfDay(alerts),
    algoVersion: ALGORITHM_VERSION,
  };
}

interface Earlier {
  daysAgo: number;
  values: WireRecord;
}

/** The median of what is compared, over the days with enough samples. */
function baselineOf(kind: RecordKind, days: readonly Earlier[]): AlertBaseline {
  const name = COMPARED[kind];
  if (name === undefined) return {};
  const usual = median(
    days.flatMap(({ daysAgo, values }) => {
      const isValid = daysAgo <= BASELINE_DAYS && Number(values.coveragePct ?? 0) >= VALID_COVERAGE;
      return isValid && typeof values[name] === 'number' ? [values[name]] : [];
    }),
  );
  return name === 'resting' ? { restingHr: usual } : { steps: usual };
}
