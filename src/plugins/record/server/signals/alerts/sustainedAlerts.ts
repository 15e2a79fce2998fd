import { CUMULATIVE, type Extreme, type Plausible } from '../../../../device/entities/thresholds/extremes';
import type { Threshold } from '../../../../device/entities/thresholds/thresholds';
import type { AlertCode } from '../../../entities/alerts/alertCodes';
import type { SignalDay } from '../signalDay';
import type { Alert } from './alert';
import {
  type Course,
  courseOf,
  EPISODE_MIN,
  mergeRanges,
  plausibleValuesOf,
  type Samples,
  samplesNeeded,
  spanOf,
  sustainedRanges,
  sustainedWindow,
  type Window,
  widenRange,
} from './sustainedRanges';

/** A watched channel, and the codes of possible alerts. */
export interface Watch {
  channel: string;
  low?: AlertCode;
  high?: AlertCode;
  /** Values that are critical immediately. Missing if there are none. */
  extreme?: Extreme;
  /** Plausible range of the channel, if marked values also raise alerts. */
  plausible?: Plausible;
}

/**
 * Finds periods in which a channel was beyond a threshold for the hold time. The rule tolerates interruptions: the hold time
 * must be met within a window of a fifth more valid samples. Unmeasured samples do not count either way, but end a window if
 * they last as long as the hold time. A period that began on the previous day also counts for the day on which it ends.
 *
 * A whole period is critical if one of these holds:
 * - It exceeded the critical threshold for the critical hold time.
 * - It exceeded the critical threshold in 20 of any 60 valid minutes.
 * - It contains an extreme value.
 */
export function sustainedAlerts(
  day: SignalDay,
  { channel, low, high, extreme: usual, plausible }: Watch,
  threshold: Threshold,
): Alert[] {
  const extreme = threshold.extreme ?? usual;
  const course = courseOf(day, plausibleValuesOf(channel, plausible));
  if (!course) return [];
  const { warnLow, critLow, warnHigh, critHigh } = threshold;
  const atLow = { warn: warnLow, crit: critLow, atOnce: extreme?.low ?? null, threshold };
  const atHigh = { warn: warnHigh, crit: critHigh, atOnce: extreme?.high ?? null, soon: extreme?.soon, threshold };
  const found = [
    ...(low ? alertsOfSide(course, { code: low, sign: -1, ...atLow }) : []),
    ...(high ? alertsOfSide(course, { code: high, sign: 1, ...atHigh }) : []),
  ];
  // Periods that ended before midnight were found on the previous day.
  return found.filter(({ toSec }) => (toSec ?? 0) > course.daySec);
}

/** What can extend beyond an end of a day: values past a limit, and how many samples at that end decide. */
export interface Reach {
  isBeyond: (value: number) => boolean;
  samples: number;
}

/**
 * Returns the reaches of a watch: hold times with any limit, and the limits of extreme values and of the cumulative rule.
 */
export function reachesOf(watch: Watch, threshold: Threshold, intervalSec: number): Reach[] {
  const { warnLow, critLow, warnHigh, critHigh, holdMin, critHoldMin } = threshold;
  const { low, high, soon } = threshold.extreme ?? watch.extreme ?? { low: null, high: null };
  const longestMin = Math.max(holdMin ?? 0, critHoldMin ?? 0, soon?.minutes ?? 0);
  const isHeld = isPast(watch, [warnLow, critLow], [warnHigh, critHigh, soon?.high]);
  return [
    { isBeyond: isHeld, samples: spanOf(samplesNeeded(longestMin, intervalSec)) },
    // Longer than the distance between extreme values of one episode.
    { isBeyond: isPast(watch, [critLow, low], [critHigh, high]), samples: samplesNeeded(CUMULATIVE.of, intervalSec) },
  ];
}

type Limits = readonly (number | null | undefined)[];

/** Whether a value exceeds any of some limits on the watched sides. */
function isPast({ low, high }: Watch, lows: Limits, highs: Limits): (value: number) => boolean {
  const least = Math.max(...lows.map((limit) => limit ?? Number.NEGATIVE_INFINITY));
  const most = Math.min(...highs.map((limit) => limit ?? Number.POSITIVE_INFINITY));
  return (value) => (low !== undefined && value <= least) || (high !== undefined && value >= most);
}

interface Side {
  code: AlertCode;
  /** 1 for upper limits, -1 for lower limits. */
  sign: 1 | -1;
  warn: number | null;
  crit: number | null;
  /** The extreme limit. */
  atOnce: number | null;
  soon?: Extreme['soon'];
  threshold: Threshold;
}

/** A criterion for critical: a number of samples past a limit among a number of valid samples. */
interface CriticalRule {
  limit: number | null | undefined;
  window: Window;
  /** Maximum number of samples between two periods of one episode. */
  apart?: number;
}

/** Returns the criteria of a side. The limit of the first one that holds is reported. */
function criticalRules({ crit, atOnce, soon, threshold }: Side, intervalSec: number): CriticalRule[] {
  const samplesOf = (minutes: number | null) => samplesNeeded(minutes, intervalSec);
  return [
    { limit: crit, window: sustainedWindow(samplesOf(threshold.critHoldMin)) },
    {
      limit: crit,
      window: {
        needed: samplesOf(CUMULATIVE.minutes),
        span: samplesOf(CUMULATIVE.of),
        gap: Number.POSITIVE_INFINITY,
      },
    },
    { limit: atOnce, window: sustainedWindow(1), apart: samplesOf(EPISODE_MIN) },
    { limit: soon?.high, window: sustainedWindow(samplesOf(soon?.minutes ?? 0)) },
  ];
}

function alertsOfSide(course: Course, side: Side): Alert[] {
  const { samples, startSec, intervalSec } = course;
  const { code, sign, warn, threshold } = side;
  const passes = (limit: number | null | undefined) => (value: number) => limit != null && sign * (value - limit) >= 0;
  const rules = criticalRules(side, intervalSec);
  const limits = [warn, ...rules.map(({ limit }) => limit)].map(passes);
  const isBeyond = (value: number) => limits.some((holds) => holds(value));
  const critical = rules.flatMap(({ limit, window, apart }) =>
    limit == null
      ? []
      : mergeRanges(sustainedRanges(samples, passes(limit), window), apart).map((range) => ({
          ...widenRange(range, samples, isBeyond),
          limit,
        })),
  );
  const warned =
    warn === null
      ? []
      : sustainedRanges(samples, isBeyond, sustainedWindow(samplesNeeded(threshold.holdMin, intervalSec)));
  return mergeRanges([...critical, ...warned]).map(({ from, to }): Alert => {
    const one = critical.find((range) => range.from < to && from < range.to);
    return {
      code,
      level: one ? 'critical' : 'warn',
      fromSec: startSec + from * intervalSec,
      toSec: startSec + to * intervalSec,
      value: worstOf(samples.slice(from, to), sign),
      limit: one ? one.limit : warn,
    };
  });
}

const worstOf = (samples: Samples, sign: 1 | -1): number | null =>
  samples.reduce(
    (worst, value) => (value !== null && (worst === null || sign * (value - worst) > 0) ? value : worst),
    null,
  );
