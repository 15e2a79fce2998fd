import { addDays, DAY_MS, dayStart, HOUR_MS } from '../../../../../contract/moment';
import type { PanelPeriod } from '../../../system/server/public';

/** Hours of a day that are drawn even when nothing happens in them. */
const DRAWN_HOURS = { from: 7, to: 19 };

/** Milliseconds that are counted together: an hour of a single day, a day of any other period. */
export function stretchOf({ code }: PanelPeriod): number {
  return code === 'today' ? HOUR_MS : DAY_MS;
}

/** The number of the stretch in which a moment lies, counted from the beginning of the period before. */
export function stretchAt(moment: number, period: PanelPeriod): number {
  return Math.floor((moment - period.before.from) / stretchOf(period));
}

/** The stretch of a period that is drawn as one point. */
export interface Point {
  /** A day, or a day with its hour. */
  date: string;
  /** Its stretch. */
  at: number;
  /** Its counterpart in the period before; none where that one is shorter. */
  before: number | undefined;
  isReached: boolean;
  /** Whether it is drawn even when nothing happens in it. */
  isDrawn: boolean;
}

/** The points of a period, in their order. */
export function pointsOf(period: PanelPeriod): Point[] {
  const { from, to, now, first } = period;
  const length = stretchOf(period);
  const own = stretchAt(from, period);
  return Array.from({ length: (to - from) / length }, (_, position) => ({
    date: length === DAY_MS ? addDays(first, position) : `${first} ${String(position).padStart(2, '0')}:00`,
    at: own + position,
    before: position < own ? position : undefined,
    isReached: from + position * length <= now,
    isDrawn: length === DAY_MS || (position >= DRAWN_HOURS.from && position <= DRAWN_HOURS.to),
  }));
}

/** The stretches of the current day, the first and the one after the last. */
export function todayIn(period: PanelPeriod): [first: number, end: number] {
  const start = dayStart(period.today);
  return [stretchAt(start, period), stretchAt(start + DAY_MS, period)];
}
