import { maximum, mean, roundTo, sum, withoutGaps } from '../../../../../../server/plugin-api/builtin';
import { zoneMinutes } from '../heartRateZones';
import { type EarlierDay, type SignalDay, sampleMinutes, samplesOf } from '../signalDay';
import { heartRatesOf } from '../wearer';

/** Minimum days with a load for the means of 7 and 28 days (our choice). */
const LEAST_OF_7 = 5;
const LEAST_OF_28 = 20;

/** Returns the cardiac load of a day (Banister's TRIMP) and its ratio to the previous four weeks. */
export function aggregateCardiacLoad(day: SignalDay) {
  const load = withoutGaps(samplesOf(day, 'load'));
  const trimp = load.length === 0 ? null : roundTo(sum(load), 1);
  const reserve = samplesOf(day, 'reserve');
  const { rest, max } = heartRatesOf(day.wearer);
  const rates = reserve.map((share) => (share === null ? null : rest + ((max - rest) * share) / 100));
  return {
    trimp,
    avgHrrPct: roundTo(mean(withoutGaps(reserve)), 1),
    ...zoneMinutes(rates, max, sampleMinutes(day)),
    peakLoad: roundTo(maximum(load), 2),
    ...loadsOf(trimp, day.history ?? []),
  };
}

/**
 * Returns the loads of the last 7 and 28 days, including this one, and the ratio of their daily means (ACWR, Hulin 2014).
 */
export function loadsOf(trimp: number | null, history: readonly EarlierDay[]) {
  const days = [{ daysAgo: 0, load: trimp }].concat(
    history.map(({ daysAgo, aggregates }) => ({ daysAgo, load: numberIn(aggregates.trimp) })),
  );
  const within = (count: number) => withoutGaps(days.filter(({ daysAgo }) => daysAgo < count).map(({ load }) => load));
  const [week, month] = [within(7), within(28)];
  const [acute, chronic] = [mean(week), mean(month)];
  const isUsual = week.length >= LEAST_OF_7 && month.length >= LEAST_OF_28;
  return {
    load7d: week.length === 0 ? null : roundTo(sum(week), 1),
    load28d: month.length === 0 ? null : roundTo(sum(month), 1),
    acwr: isUsual && acute !== null && chronic ? roundTo(Math.min(100, acute / chronic), 2) : null,
  };
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null);
