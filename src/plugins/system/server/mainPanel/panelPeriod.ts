import { addMonths, dayAt, dayStart } from '../../../../../contract/moment';

/** The moments between which the panel counts, in milliseconds since 1970, and their days. */
export interface PanelPeriod {
  now: number;
  today: string;
  monthFirst: string;
  month: { from: number; to: number };
}

/** The calendar month of a moment. */
export function panelPeriod(now: number): PanelPeriod {
  const today = dayAt(now);
  const monthFirst = `${today.slice(0, 7)}-01`;
  return { now, today, monthFirst, month: { from: dayStart(monthFirst), to: dayStart(addMonths(monthFirst, 1)) } };
}
