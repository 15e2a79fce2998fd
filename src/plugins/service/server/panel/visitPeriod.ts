import { addDays, DAY_MS, dayStart } from '../../../../../contract/moment';
import type { PanelPeriod } from '../../../system/server/public';

/** Days of the trend, today included. */
export const TREND_DAYS = 30;

/** The panel's period with the days of the trend. */
export interface VisitPeriod extends PanelPeriod {
  trendFirst: string;
  /** Holds the month and the trend; milliseconds since 1970. */
  whole: { from: number; to: number };
}

/** Adds the days of the trend up to today. */
export function visitPeriod(period: PanelPeriod): VisitPeriod {
  const trendFirst = addDays(period.today, 1 - TREND_DAYS);
  const { from, to } = period.month;
  return { ...period, trendFirst, whole: { from: Math.min(from, dayStart(trendFirst)), to } };
}

/** The day's number, counted from the beginning of the period. */
export function dayNumber(day: string, { whole }: VisitPeriod): number {
  return Math.floor((dayStart(day) - whole.from) / DAY_MS);
}
