import { addDays, addMonths, dayAt, dayStart } from '../../../contract/moment';

/** Days of the trend, today included. */
export const TREND_DAYS = 30;

/** The moments between which the panel counts, in milliseconds since 1970, and their days. */
export interface PanelPeriod {
  now: number;
  today: string;
  monthFirst: string;
  month: { from: number; to: number };
  trendFirst: string;
  /** Holds the month and the trend. */
  whole: { from: number; to: number };
}

/** The calendar month of a moment and the days of the trend up to it. */
export function panelPeriod(now: number): PanelPeriod {
  const today = dayAt(now);
  const monthFirst = `${today.slice(0, 7)}-01`;
  const month = { from: dayStart(monthFirst), to: dayStart(addMonths(monthFirst, 1)) };
  const trendFirst = addDays(today, 1 - TREND_DAYS);
  return {
    now,
    today,
    monthFirst,
    month,
    trendFirst,
    whole: { from: Math.min(month.from, dayStart(trendFirst)), to: month.to },
  };
}
