import { median } from '../../../../../server/plugin-api/builtin';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { AlertCode } from '../../entities/alerts/alertCodes';
import { VALID_COVERAGE_PCT } from '../../entities/dayContext';
import { loadsOf } from './aggregates/aggregateCardiacLoad';
import type { Alert } from './alerts/alert';
import { type ComparedDay, loadAlerts, restingAlerts, stepsAlerts } from './alerts/comparedAlerts';
import { type AlertBaseline, limitAlerts } from './alerts/evaluateAlerts';
import { type Aggregates, type EarlierDay, numberIn } from './signalDay';

/** How a day of a kind depends on previous days. */
export interface LookBack {
  /** Number of previous days. */
  days: number;
  /** The aggregates of previous days that it uses. */
  aggregates: readonly string[];
  /** Returns the aggregates of the day that derive from previous days. */
  deriveAggregates?: (own: Aggregates, history: readonly EarlierDay[]) => Aggregates;
  /** Returns alerts from comparisons, and the codes they can have. */
  alerts: (day: ComparedDay) => Alert[];
  codes: readonly AlertCode[];
}

/** Number of previous days in the baseline of a wearer. */
export const BASELINE_DAYS = 14;

/** Kinds whose days depend on previous days; all other kinds are independent. */
export const lookBack: Readonly<Partial<Record<RecordKind, LookBack>>> = {
  heartRate: { days: BASELINE_DAYS, aggregates: ['resting'], alerts: restingAlerts, codes: ['restingRateUp'] },
  cardiacLoad: {
    days: 27,
    aggregates: ['trimp'],
    // A day without measurements yields no values.
    deriveAggregates: (own, history) =>
      numberIn(own, 'trimp') === null && numberIn(own, 'avgHrrPct') === null
        ? {}
        : loadsOf(numberIn(own, 'trimp'), history),
    alerts: loadAlerts,
    codes: ['loadRising'],
  },
  sport: { days: BASELINE_DAYS, aggregates: ['steps'], alerts: stepsAlerts, codes: ['stepsFallen'] },
};

/** Returns the number of previous days a day of a kind depends on; 0 if independent. */
export const lookBackDays = (kind: RecordKind): number => lookBack[kind]?.days ?? 0;

/** Returns medians of the days of two weeks with enough samples. */
export function baselineOf(history: readonly EarlierDay[]): AlertBaseline {
  const valid = history.filter(
    ({ daysAgo, coveragePct }) => daysAgo <= BASELINE_DAYS && (coveragePct ?? 0) >= VALID_COVERAGE_PCT,
  );
  const medianOf = (name: string) => median(valid.flatMap(({ aggregates }) => numberIn(aggregates, name) ?? []));
  return { restingHr: medianOf('resting'), steps: medianOf('steps') };
}

/** Recomputes what a stored day derives from previous days, and its alerts. Alerts of the day alone stay unchanged. */
export function recomputeComparisons(
  { days, deriveAggregates, alerts, codes }: LookBack,
  stored: { aggregates: Aggregates; alerts: readonly Alert[] },
  history: readonly EarlierDay[],
): { followed: Aggregates; alerts: Alert[] } {
  const within = history.filter(({ daysAgo }) => daysAgo <= days);
  const derived = deriveAggregates?.(stored.aggregates, within) ?? {};
  const aggregates = { ...stored.aggregates, ...derived };
  const own = stored.alerts.filter(({ code }) => !codes.includes(code));
  const compared = alerts({ aggregates, baseline: baselineOf(within), history: within });
  return { followed: derived, alerts: limitAlerts([...own, ...compared]) };
}
