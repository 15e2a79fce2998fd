import { addDays, addMonths, dayAt, dayStart, daysBetween, timeOfDay } from '../../../../../contract/moment';
import { type Days, type PanelPeriodCode, panelDays } from '../../entities/panelPeriod';

/** Inclusive days with the moments between which they lie, in milliseconds since 1970. */
export interface Span extends Days {
  from: number;
  /** The first moment after. */
  to: number;
}

/** What the panel counts, and what it is compared with. */
export interface PanelPeriod extends Span {
  code: PanelPeriodCode;
  now: number;
  today: string;
  before: Span & {
    /** The moment as far into it as now is into the period: what was done later has no counterpart yet. */
    now: number;
  };
}

/** A period as seen from a moment. */
export function panelPeriod(code: PanelPeriodCode, now: number): PanelPeriod {
  const today = dayAt(now);
  const { before, ...days } = panelDays(code, today);
  const sameDay = code === 'month' ? addMonths(today, -1) : addDays(today, -daysBetween(before.first, days.first));
  return {
    code,
    now,
    today,
    ...spanOf(days),
    before: { ...spanOf(before), now: dayStart(sameDay) + timeOfDay(now) },
  };
}

function spanOf({ first, last }: Days): Span {
  return { first, last, from: dayStart(first), to: dayStart(addDays(last, 1)) };
}
