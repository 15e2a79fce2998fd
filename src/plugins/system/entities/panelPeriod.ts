import { addDays, addMonths } from '../../../../contract/moment';

/** Periods of the data dashboard: the calendar month, the current day, or the last days including the current one. */
export const panelPeriods = ['month', 'today', 'days7', 'days30'] as const;
export type PanelPeriodCode = (typeof panelPeriods)[number];

/** A range of days, both inclusive, `YYYY-MM-DD`. */
export interface DayRange {
  first: string;
  last: string;
}

const LENGTH = { today: 1, days7: 7, days30: 30 } as const;

/** Returns the days of a period, and those of the previous period for comparison. */
export function panelDays(period: PanelPeriodCode, today: string): DayRange & { before: DayRange } {
  if (period === 'month') {
    const first = `${today.slice(0, 7)}-01`;
    const before = addMonths(first, -1);
    return {
      first,
      last: addDays(addMonths(first, 1), -1),
      before: { first: before, last: addDays(first, -1) },
    };
  }
  const first = addDays(today, 1 - LENGTH[period]);
  return { first, last: today, before: { first: addDays(first, -LENGTH[period]), last: addDays(first, -1) } };
}
