import { addDays, addMonths, dayAt, dayStart, daysBetween, timeOfDay } from '../../../../../contract/moment';
import { type DayRange, type PanelPeriodCode, panelDays } from '../../entities/panelPeriod';

/** A range of days with its start and end in milliseconds since 1970. */
export interface Span extends DayRange {
  from: number;
  /** End, exclusive. */
  to: number;
}

/** The counted period and the period it is compared with. */
export interface PanelPeriod extends Span {
  code: PanelPeriodCode;
  now: number;
  today: string;
  before: Span & {
    /** The moment as far into the previous period as now is into the current one. Later events have no counterpart yet. */
    now: number;
  };
}

/** Returns a period relative to a moment. */
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

function spanOf({ first, last }: DayRange): Span {
  return { first, last, from: dayStart(first), to: dayStart(addDays(last, 1)) };
}
