import { dayStart } from '../../../../contract/moment';
import { hasShiftedSleepDay, sleepDayOf } from '../entities/sleep/sleepDay';
import type { DayInput } from './kinds/kindDay';
import { panesOf } from './kinds/panesOf';
import type { Plot, Span } from './plot/plot';
import { kindOf, type RecordDefinition } from './recordDefinition';

const DAY = 86_400;
const HOUR = 3_600;
/** Where night begins and ends (Chinese guideline on hypertension, 2024). */
const NIGHT = { fromSec: -2 * HOUR, toSec: 6 * HOUR } as const;
/** Minimum number of samples in view at the highest zoom. */
const LEAST_SAMPLES = 10;

/**
 * Returns the chart of a day. The axis of a night covers its sleep day.
 * @param nowSec seconds since the midnight that begins the day; future time is not missing data
 */
export function dayPlot(
  definition: RecordDefinition,
  { record = {}, ...input }: DayInput & { record?: Readonly<Record<string, unknown>> },
  nowSec = Number.POSITIVE_INFINITY,
): Plot {
  const { startSec, spanSec, intervals } = definition.layout;
  const span = hasShiftedSleepDay(record)
    ? { fromSec: sleepDayOf(record).beginSec, toSec: sleepDayOf(record).endSec }
    : { fromSec: startSec, toSec: startSec + spanSec };
  const intervalSec = input.series?.intervalSec ?? intervals[0] ?? 60;
  return {
    span,
    pastSec: Math.min(span.toSec, nowSec),
    shortestSec: Math.min(HOUR * 3, intervalSec * LEAST_SAMPLES),
    panes: panesOf[kindOf(definition)](input),
  };
}

/** Returns the seconds from the midnight that begins a day until now. */
export const secondsSince = (date: string) => (Date.now() - dayStart(date)) / 1_000;

/** Returns the nights within a span. */
export function nightsOf({ fromSec, toSec }: Span): Span[] {
  return [-DAY, 0, DAY]
    .map((shift) => ({
      fromSec: Math.max(fromSec, NIGHT.fromSec + shift),
      toSec: Math.min(toSec, NIGHT.toSec + shift),
    }))
    .filter((night) => night.toSec > night.fromSec);
}
