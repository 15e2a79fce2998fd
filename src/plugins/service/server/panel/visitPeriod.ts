import { addDays, DAY_MS, dayStart, HOUR_MS } from '../../../../../contract/moment';
import type { PanelPeriod } from '../../../system/server/public';

/** Hours of a day that the chart always shows. */
const CHART_HOURS = { from: 7, to: 19 };

/** Returns the milliseconds of one stretch: an hour if the period is a single day, otherwise a day. */
export function bucketLength({ code }: PanelPeriod): number {
  return code === 'today' ? HOUR_MS : DAY_MS;
}

/** Returns the number of the stretch that contains a moment, from the beginning of the previous period. */
export function bucketIndex(moment: number, period: PanelPeriod): number {
  return Math.floor((moment - period.before.from) / bucketLength(period));
}

/** A stretch of a period as a point of the chart. */
export interface Point {
  /** A day, or a day with the hour. */
  date: string;
  /** Number of its stretch. */
  at: number;
  /** Number of the corresponding stretch of the previous period; undefined if that one is shorter. */
  before: number | undefined;
  isReached: boolean;
  /** Whether the chart shows it even without visits. */
  isShown: boolean;
}

/** Returns the points of a period, in order. */
export function pointsOf(period: PanelPeriod): Point[] {
  const { from, to, now, first } = period;
  const length = bucketLength(period);
  const own = bucketIndex(from, period);
  return Array.from({ length: (to - from) / length }, (_, position) => ({
    date: length === DAY_MS ? addDays(first, position) : `${first} ${String(position).padStart(2, '0')}:00`,
    at: own + position,
    before: position < own ? position : undefined,
    isReached: from + position * length <= now,
    isShown: length === DAY_MS || (position >= CHART_HOURS.from && position <= CHART_HOURS.to),
  }));
}

/** Returns the range of stretches of the current day; the end is exclusive. */
export function todayIn(period: PanelPeriod): [first: number, end: number] {
  const start = dayStart(period.today);
  return [bucketIndex(start, period), bucketIndex(start + DAY_MS, period)];
}
