import { median } from '../../../../../server/plugin-api';
import type { RecordKind } from '../../../device/entities/recordKinds';
import type { AlertCode } from '../../entities/alertCodes';
import { VALID_COVERAGE } from '../../entities/dayContext';
import { loadsOf } from './aggregates/aggregateCardiacLoad';
import type { Alert } from './alerts/alert';
import { type ComparedDay, loadAlerts, restingAlerts, stepsAlerts } from './alerts/comparedAlerts';
import { type AlertBaseline, keptAlerts } from './alerts/evaluateAlerts';
import { type Aggregates, type EarlierDay, numberIn } from './signalDay';

/** What a day of a kind draws from the days before it. */
export interface LookBack {
  /** So many days before it matter. */
  days: number;
  /** The aggregates of theirs that count. */
  aggregates: readonly string[];
  /** Its own aggregates that follow from theirs. */
  follow?: (own: Aggregates, history: readonly EarlierDay[]) => Aggregates;
  /** What is found by comparing, and the codes it may have. */
  alerts: (day: ComparedDay) => Alert[];
  codes: readonly AlertCode[];
}

/** Days before a day from which what is usual for a wearer is known. */
export const BASELINE_DAYS = 14;

/** The kinds whose days look back; days of all other kinds stand for themselves. */
export const lookBack: Readonly<Partial<Record<RecordKind, LookBack>>> = {
  heartRate: { days: BASELINE_DAYS, aggregates: ['resting'], alerts: restingAlerts, codes: ['restingRateUp'] },
  cardiacLoad: {
    days: 27,
    aggregates: ['trimp'],
    // Of a day on which nothing was measured nothing follows.
    follow: (own, history) =>
      numberIn(own, 'trimp') === null && numberIn(own, 'avgHrrPct') === null
        ? {}
        : loadsOf(numberIn(own, 'trimp'), history),
    alerts: loadAlerts,
    codes: ['loadRising'],
  },
  sport: { days: BASELINE_DAYS, aggregates: ['steps'], alerts: stepsAlerts, codes: ['stepsFallen'] },
};

/** How many days before it a day of a kind is computed with; 0 where it stands alone. */
export const lookBackDays = (kind: RecordKind): number => lookBack[kind]?.days ?? 0;

/** Medians of the days of two weeks with enough samples. */
export function baselineOf(history: readonly EarlierDay[]): AlertBaseline {
  const valid = history.filter(
    ({ daysAgo, coveragePct }) => daysAgo <= BASELINE_DAYS && (coveragePct ?? 0) >= VALID_COVERAGE,
  );
  const usual = (name: string) => median(valid.flatMap(({ aggregates }) => numberIn(aggregates, name) ?? []));
  return { restingHr: usual('resting'), steps: usual('steps') };
}

/** What of a stored day follows from the days before it, and all its alerts; what it says of itself stays. */
export function comparedAnew(
  { days, follow, alerts, codes }: LookBack,
  stored: { aggregates: Aggregates; alerts: readonly Alert[] },
  history: readonly EarlierDay[],
): { followed: Aggregates; alerts: Alert[] } {
  const within = history.filter(({ daysAgo }) => daysAgo <= days);
  const followed = follow?.(stored.aggregates, within) ?? {};
  const aggregates = { ...stored.aggregates, ...followed };
  const own = stored.alerts.filter(({ code }) => !codes.includes(code));
  const compared = alerts({ aggregates, baseline: baselineOf(within), history: within });
  return { followed, alerts: keptAlerts([...own, ...compared]) };
}
