import { CUMULATIVE, type Extreme, type Plausible } from '../../../../device/entities/extremes';
import type { Threshold } from '../../../../device/entities/thresholds';
import type { AlertCode } from '../../../entities/alertCodes';
import type { SignalDay } from '../signalDay';
import type { Alert } from './alert';
import {
  type Course,
  courseOf,
  EPISODE_MIN,
  heldStretches,
  heldWindow,
  judgedIn,
  neededOf,
  type Samples,
  spanOf,
  united,
  type Window,
  widened,
} from './stretches';

/** What is watched in a channel, and the codes of what may be found. */
export interface Watch {
  channel: string;
  low?: AlertCode;
  high?: AlertCode;
  /** Values that are critical at once; missing where none are. */
  extreme?: Extreme;
  /** What of the channel is plausible, where marked values call for somebody too. */
  plausible?: Plausible;
}

/**
 * Stretches in which a channel was beyond a threshold for as long as it has to hold, one blip aside: for so many of any window
 * of a fifth more valid samples. What was not measured counts neither way, and ends a window when it lasts as long as the
 * threshold has to hold. A stretch is critical as a whole when it was beyond the critical threshold for that one's time, or in
 * 20 of any 60 valid minutes however interrupted, or holds a single extreme value. One that began on the day before counts with
 * the day on which it ends, too.
 */
export function heldAlerts(
  day: SignalDay,
  { channel, low, high, extreme: usual, plausible }: Watch,
  threshold: Threshold,
): Alert[] {
  const extreme = threshold.extreme ?? usual;
  const course = courseOf(day, judgedIn(channel, plausible));
  if (!course) return [];
  const { warnLow, critLow, warnHigh, critHigh } = threshold;
  const atLow = { warn: warnLow, crit: critLow, atOnce: extreme?.low ?? null, threshold };
  const atHigh = { warn: warnHigh, crit: critHigh, atOnce: extreme?.high ?? null, soon: extreme?.soon, threshold };
  const found = [
    ...(low ? alertsOfSide(course, { code: low, sign: -1, ...atLow }) : []),
    ...(high ? alertsOfSide(course, { code: high, sign: 1, ...atHigh }) : []),
  ];
  // What ended before midnight was found on the day before.
  return found.filter(({ toSec }) => (toSec ?? 0) > course.daySec);
}

/** What may go on beyond an end of a day: values past a limit, and how many samples at that end decide. */
export interface Reach {
  isBeyond: (value: number) => boolean;
  samples: number;
}

/** The reaches of a watch: of its hold times with any limit, of single extreme values and the cumulative rule with theirs. */
export function reachesOf(watch: Watch, threshold: Threshold, intervalSec: number): Reach[] {
  const { warnLow, critLow, warnHigh, critHigh, holdMin, critHoldMin } = threshold;
  const { low, high, soon } = threshold.extreme ?? watch.extreme ?? { low: null, high: null };
  const longestMin = Math.max(holdMin ?? 0, critHoldMin ?? 0, soon?.minutes ?? 0);
  const isHeld = isPast(watch, [warnLow, critLow], [warnHigh, critHigh, soon?.high]);
  return [
    { isBeyond: isHeld, samples: spanOf(neededOf(longestMin, intervalSec)) },
    // Longer than extreme values of one episode lie apart.
    { isBeyond: isPast(watch, [critLow, low], [critHigh, high]), samples: neededOf(CUMULATIVE.of, intervalSec) },
  ];
}

type Limits = readonly (number | null | undefined)[];

/** Whether a value is past any of some limits of the sides that are watched. */
function isPast({ low, high }: Watch, lows: Limits, highs: Limits): (value: number) => boolean {
  const least = Math.max(...lows.map((limit) => limit ?? Number.NEGATIVE_INFINITY));
  const most = Math.min(...highs.map((limit) => limit ?? Number.POSITIVE_INFINITY));
  return (value) => (low !== undefined && value <= least) || (high !== undefined && value >= most);
}

interface Side {
  code: AlertCode;
  /** 1 for what may be too high, -1 for what may be too low. */
  sign: 1 | -1;
  warn: number | null;
  crit: number | null;
  /** The extreme limit. */
  atOnce: number | null;
  soon?: Extreme['soon'];
  threshold: Threshold;
}

/** A way to be critical: so many samples past a limit among so many valid ones. */
interface CriticalRule {
  limit: number | null | undefined;
  window: Window;
  /** Samples that may lie between two stretches of one episode. */
  apart?: number;
}

/** The rules of a side; the limit of the first that holds is the one that is named. */
function criticalRules({ crit, atOnce, soon, threshold }: Side, intervalSec: number): CriticalRule[] {
  const samplesOf = (minutes: number | null) => neededOf(minutes, intervalSec);
  return [
    { limit: crit, window: heldWindow(samplesOf(threshold.critHoldMin)) },
    {
      limit: crit,
      window: {
        needed: samplesOf(CUMULATIVE.minutes),
        span: samplesOf(CUMULATIVE.of),
        gap: Number.POSITIVE_INFINITY,
      },
    },
    { limit: atOnce, window: heldWindow(1), apart: samplesOf(EPISODE_MIN) },
    { limit: soon?.high, window: heldWindow(samplesOf(soon?.minutes ?? 0)) },
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
      : united(heldStretches(samples, passes(limit), window), apart).map((stretch) => ({
          ...widened(stretch, samples, isBeyond),
          limit,
        })),
  );
  const warned =
    warn === null ? [] : heldStretches(samples, isBeyond, heldWindow(neededOf(threshold.holdMin, intervalSec)));
  return united([...critical, ...warned]).map(({ from, to }): Alert => {
    const one = critical.find((stretch) => stretch.from < to && from < stretch.to);
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
