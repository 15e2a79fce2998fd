import { type Aggregates, type EarlierDay, numberIn } from '../signalDay';
import { type Alert, wholeDayAlert } from './alert';
import type { AlertBaseline } from './evaluateAlerts';

/** The data of a day that is compared with previous days. */
export interface ComparedDay {
  aggregates: Aggregates;
  baseline: AlertBaseline;
  history: readonly EarlierDay[];
}

/** Maximum rise in beats a minute of the resting rate above that of two weeks (our choice). */
const RESTING_RISE = 15;
/** Ratio of a week's load to the weekly mean of four weeks above which it rises fast (Gabbett 2016). */
const LOAD_RATIO = 1.5;
/** Share of the usual steps that counts as a drop, and the number of consecutive days (our choice). */
const STEPS_SHARE = 0.5;
const STEPS_DAYS = 3;

export function restingAlerts({ aggregates, baseline }: Omit<ComparedDay, 'history'>): Alert[] {
  const resting = numberIn(aggregates, 'resting');
  if (resting === null || baseline.restingHr == null) return [];
  const limit = baseline.restingHr + RESTING_RISE;
  return resting >= limit ? [wholeDayAlert('restingRateUp', 'warn', { value: resting, limit })] : [];
}

export function loadAlerts({ aggregates }: Pick<ComparedDay, 'aggregates'>): Alert[] {
  const ratio = numberIn(aggregates, 'acwr');
  const isRising = ratio !== null && ratio > LOAD_RATIO;
  return isRising ? [wholeDayAlert('loadRising', 'warn', { value: ratio, limit: LOAD_RATIO })] : [];
}

export function stepsAlerts({ aggregates, baseline, history }: ComparedDay): Alert[] {
  if (baseline.steps == null || baseline.steps === 0) return [];
  const limit = baseline.steps * STEPS_SHARE;
  const before = history.filter(({ daysAgo }) => daysAgo < STEPS_DAYS);
  const steps = [aggregates, ...before.map((earlier) => earlier.aggregates)].map((values) => numberIn(values, 'steps'));
  const hasFallen = steps.length === STEPS_DAYS && steps.every((count) => count !== null && count < limit);
  return hasFallen ? [wholeDayAlert('stepsFallen', 'warn', { value: steps[0] ?? 0, limit })] : [];
}
