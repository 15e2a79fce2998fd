import { isOutside, type Plausible } from '../../../../device/entities/thresholds/extremes';
import { type Series, withImplausibleValues } from '../../../entities/series';
import type { SignalDay } from '../signalDay';

/**
 * Maximum minutes between extreme values of one episode (our choice). Keeps the number of episodes a day below the maximum
 * kept.
 */
export const EPISODE_MIN = 15;

/** A hold time of ten minutes must be met within any twelve measured minutes (our choice). */
const WINDOW_SHARE = 1.2;

/** The samples of a channel, preceded by those of the previous day if known, with the finer interval of both. */
export interface Course {
  samples: Samples;
  startSec: number;
  intervalSec: number;
  /** Start of the day. */
  daySec: number;
}

const DAY_SEC = 86_400;

/** Reads the values of a course. */
type Read = (series: Series) => Samples;

/** Reads the values that limits apply to: the samples, and marked values that are possible. */
export const plausibleValuesOf =
  (channel: string, plausible: Plausible | undefined): Read =>
  ({ channels, implausible }) => {
    const within = (implausible?.[channel] ?? []).filter(({ value }) => plausible && !isOutside(plausible, value));
    if (within.length === 0) return channels[channel] ?? [];
    const samples = [...(channels[channel] ?? [])];
    for (const { index, value } of within) samples[index] = value;
    return samples;
  };

/** Reads every value as given. */
export const allValuesOf =
  (channel: string): Read =>
  (series) =>
    withImplausibleValues(series).channels[channel] ?? [];

/** Returns a channel with the samples of the previous day if known; undefined without samples. */
export function courseOf({ series, previousDay }: SignalDay, read: Read): Course | undefined {
  if (!series) return undefined;
  const { startSec, intervalSec } = series;
  const samples = read(series);
  if (!previousDay) return { samples, startSec, intervalSec, daySec: startSec };
  const finer = Math.min(intervalSec, previousDay.intervalSec);
  const onFiner = (own: Samples, interval: number) =>
    own.flatMap((sample) => new Array<number | null>(interval / finer).fill(sample));
  return {
    samples: [...onFiner(read(previousDay), previousDay.intervalSec), ...onFiner(samples, intervalSec)],
    startSec: previousDay.startSec - DAY_SEC,
    intervalSec: finer,
    daySec: startSec,
  };
}

/** Returns the number of samples in a duration, at least one. */
export const samplesNeeded = (minutes: number | null, intervalSec: number) =>
  Math.max(1, Math.ceil(((minutes ?? 0) * 60) / intervalSec));
export const spanOf = (needed: number) => Math.floor(needed * WINDOW_SHARE);

/** A range of samples, the end exclusive. */
interface SampleRange {
  from: number;
  to: number;
}

export type Samples = readonly (number | null)[];

/** How many of how many valid samples must be beyond, and after how many unmeasured ones counting restarts. */
export interface Window {
  needed: number;
  span: number;
  gap: number;
}

export const sustainedWindow = (needed: number): Window => ({ needed, span: spanOf(needed), gap: needed });

/** Returns the ranges covered by windows with enough samples beyond the limit. */
export function sustainedRanges(
  samples: Samples,
  isBeyond: (value: number) => boolean,
  { needed, span, gap }: Window,
): SampleRange[] {
  const found: SampleRange[] = [];
  /** Samples beyond the limit, by index among all samples and among the valid ones. */
  const beyond: { index: number; valid: number }[] = [];
  let first = 0;
  let valid = 0;
  let lastIndex = -1;
  samples.forEach((value, index) => {
    if (value === null) return;
    if (index - lastIndex > gap) first = beyond.length;
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

/** Extends a range by the adjacent samples that are also beyond the limit. */
export function widenRange(
  { from, to }: SampleRange,
  samples: Samples,
  isBeyond: (value: number) => boolean,
): SampleRange {
  const holds = (index: number) => {
    const value = samples[index] ?? null;
    return value !== null && isBeyond(value);
  };
  let [first, end] = [from, to];
  while (holds(first - 1)) first -= 1;
  while (holds(end)) end += 1;
  return { from: first, to: end };
}

/** Sorts ranges and merges those that overlap or lie at most `apart` samples apart. */
export function mergeRanges(ranges: readonly SampleRange[], apart = 0): SampleRange[] {
  const all: SampleRange[] = [];
  for (const { from, to } of [...ranges].sort((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && from <= last.to + apart) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}
