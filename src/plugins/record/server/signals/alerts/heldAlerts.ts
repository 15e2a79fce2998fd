import type { Threshold } from '../../../../device/entities/thresholds';
import type { AlertCode } from '../../../entities/alertCodes';
import type { SignalDay } from '../signalDay';
import type { Alert } from './alert';

/** What is watched in a channel, and the codes of what may be found. */
export interface Watch {
  channel: string;
  low?: AlertCode;
  high?: AlertCode;
}

/** A limit that has to hold for ten minutes is met by ten of any twelve minutes in which something was measured (ours). */
const WINDOW_SHARE = 1.2;

/**
 * Stretches in which a channel was beyond a threshold for as long as it has to hold, one blip aside: for so many of any window
 * of a fifth more valid samples. What was not measured counts neither way, and ends a window when it lasts as long as the
 * threshold has to hold. A stretch is critical as a whole when it was beyond the critical threshold for that one's time. One
 * that began on the day before counts with the day on which it ends, too.
 */
export function heldAlerts(day: SignalDay, { channel, low, high }: Watch, threshold: Threshold): Alert[] {
  const course = courseOf(day, channel);
  if (!course) return [];
  const { warnLow, critLow, warnHigh, critHigh } = threshold;
  const found = [
    ...(low ? alertsOfSide(course, { code: low, sign: -1, warn: warnLow, crit: critLow, threshold }) : []),
    ...(high ? alertsOfSide(course, { code: high, sign: 1, warn: warnHigh, crit: critHigh, threshold }) : []),
  ];
  // What ended before midnight was found on the day before.
  return found.filter(({ toSec }) => (toSec ?? 0) > course.daySec);
}

/** Whether a value is beyond the warning or the critical threshold of a side that is watched. */
export function isBeyondOf({ low, high }: Watch, threshold: Threshold): (value: number) => boolean {
  const { warnLow, critLow, warnHigh, critHigh } = threshold;
  const [least, most] = [greatestOf(warnLow, critLow), -greatestOf(negative(warnHigh), negative(critHigh))];
  return (value) => (low !== undefined && value <= least) || (high !== undefined && value >= most);
}

const negative = (value: number | null) => value && -value;
const greatestOf = (one: number | null, other: number | null) =>
  Math.max(one ?? Number.NEGATIVE_INFINITY, other ?? Number.NEGATIVE_INFINITY);

/** The most samples that a window of a threshold holds. */
export const longestSpan = ({ holdMin, critHoldMin }: Threshold, intervalSec: number): number =>
  spanOf(Math.max(neededOf(holdMin, intervalSec), neededOf(critHoldMin, intervalSec)));

const neededOf = (minutes: number | null, intervalSec: number) =>
  Math.max(1, Math.ceil(((minutes ?? 0) * 60) / intervalSec));
const spanOf = (needed: number) => Math.floor(needed * WINDOW_SHARE);

/** The samples of a channel, with those of the day before where these are known, on the finer steps of both. */
interface Course {
  samples: Samples;
  startSec: number;
  intervalSec: number;
  /** Where the day begins. */
  daySec: number;
}

const DAY_SEC = 86_400;

function courseOf({ series, eve }: SignalDay, channel: string): Course | undefined {
  if (!series) return undefined;
  const { startSec, intervalSec } = series;
  const samples = series.channels[channel] ?? [];
  if (!eve) return { samples, startSec, intervalSec, daySec: startSec };
  const finer = Math.min(intervalSec, eve.intervalSec);
  const onFiner = (own: Samples, interval: number) =>
    own.flatMap((sample) => new Array<number | null>(interval / finer).fill(sample));
  return {
    samples: [...onFiner(eve.channels[channel] ?? [], eve.intervalSec), ...onFiner(samples, intervalSec)],
    startSec: eve.startSec - DAY_SEC,
    intervalSec: finer,
    daySec: startSec,
  };
}

interface Side {
  code: AlertCode;
  /** 1 for what may be too high, -1 for what may be too low. */
  sign: 1 | -1;
  warn: number | null;
  crit: number | null;
  threshold: Threshold;
}

function alertsOfSide(
  { samples, startSec, intervalSec }: Course,
  { code, sign, warn, crit, threshold }: Side,
): Alert[] {
  const passes = (limit: number | null) => (value: number) => limit !== null && sign * (value - limit) >= 0;
  const isCritical = passes(crit);
  const isWarned = passes(warn);
  const isBeyond = (value: number) => isCritical(value) || isWarned(value);
  const critical = heldStretches(samples, isCritical, neededOf(threshold.critHoldMin, intervalSec)).map((stretch) =>
    widened(stretch, samples, isBeyond),
  );
  const warned = warn === null ? [] : heldStretches(samples, isBeyond, neededOf(threshold.holdMin, intervalSec));
  return united([...critical, ...warned]).map(({ from, to }): Alert => {
    const isOneCritical = critical.some((stretch) => stretch.from < to && from < stretch.to);
    return {
      code,
      level: isOneCritical ? 'critical' : 'warn',
      fromSec: startSec + from * intervalSec,
      toSec: startSec + to * intervalSec,
      value: worstOf(samples.slice(from, to), sign),
      limit: isOneCritical ? crit : warn,
    };
  });
}

/** Samples from one to another, which is none of them. */
interface Stretch {
  from: number;
  to: number;
}

type Samples = readonly (number | null)[];

/** The stretches made of windows in which enough samples are beyond. */
function heldStretches(samples: Samples, isBeyond: (value: number) => boolean, needed: number): Stretch[] {
  const span = spanOf(needed);
  const found: Stretch[] = [];
  /** Samples that are beyond, by their place among all and among the valid ones. */
  const beyond: { index: number; valid: number }[] = [];
  let first = 0;
  let valid = 0;
  let lastIndex = -1;
  samples.forEach((value, index) => {
    if (value === null) return;
    if (index - lastIndex > needed) first = beyond.length;
    lastIndex = index;
    valid += 1;
    if (!isBeyond(value)) return;
    beyond.push({ index, valid });
    while ((beyond[first]?.valid ?? valid) <= valid - span) first += 1;
    if (beyond.length - first < needed) return;
    const from = beyond[first]?.index ?? index;
    const last = found.at(-1);
    if (last && from <= last.to) last.to = index + 1;
    else found.push({ from, to: index + 1 });
  });
  return found;
}

/** A stretch with the samples beside it that are beyond, too. */
function widened({ from, to }: Stretch, samples: Samples, isBeyond: (value: number) => boolean): Stretch {
  const holds = (index: number) => {
    const value = samples[index] ?? null;
    return value !== null && isBeyond(value);
  };
  let [first, end] = [from, to];
  while (holds(first - 1)) first -= 1;
  while (holds(end)) end += 1;
  return { from: first, to: end };
}

/** Stretches in their order, those that overlap or touch as one. */
function united(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const { from, to } of [...stretches].sort((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}

const worstOf = (samples: Samples, sign: 1 | -1): number | null =>
  samples.reduce(
    (worst, value) => (value !== null && (worst === null || sign * (value - worst) > 0) ? value : worst),
    null,
  );
