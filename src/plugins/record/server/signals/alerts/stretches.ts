import { isOutside, type Plausible } from '../../../../device/entities/extremes';
import { asGiven, type Series } from '../../../entities/series';
import type { SignalDay } from '../signalDay';

/** Extreme values that lie no more minutes apart are one episode (ours), so that a day never has more of them than are kept. */
export const EPISODE_MIN = 15;

/** A limit that has to hold for ten minutes is met by ten of any twelve minutes in which something was measured (ours). */
const WINDOW_SHARE = 1.2;

/** The samples of a channel, with those of the day before where these are known, on the finer steps of both. */
export interface Course {
  samples: Samples;
  startSec: number;
  intervalSec: number;
  /** Where the day begins. */
  daySec: number;
}

const DAY_SEC = 86_400;

/** Reads the values that a course is made of. */
type Read = (series: Series) => Samples;

/** What limits judge: the samples, and of the marked ones those that a body can have. */
export const judgedIn =
  (channel: string, plausible: Plausible | undefined): Read =>
  ({ channels, implausible }) => {
    const within = (implausible?.[channel] ?? []).filter(({ value }) => plausible && !isOutside(plausible, value));
    if (within.length === 0) return channels[channel] ?? [];
    const samples = [...(channels[channel] ?? [])];
    for (const { index, value } of within) samples[index] = value;
    return samples;
  };

/** Every value as it was given. */
export const givenIn =
  (channel: string): Read =>
  (series) =>
    asGiven(series).channels[channel] ?? [];

/** A channel with the samples of the day before where these are known; nothing where nothing was sampled. */
export function courseOf({ series, eve }: SignalDay, read: Read): Course | undefined {
  if (!series) return undefined;
  const { startSec, intervalSec } = series;
  const samples = read(series);
  if (!eve) return { samples, startSec, intervalSec, daySec: startSec };
  const finer = Math.min(intervalSec, eve.intervalSec);
  const onFiner = (own: Samples, interval: number) =>
    own.flatMap((sample) => new Array<number | null>(interval / finer).fill(sample));
  return {
    samples: [...onFiner(read(eve), eve.intervalSec), ...onFiner(samples, intervalSec)],
    startSec: eve.startSec - DAY_SEC,
    intervalSec: finer,
    daySec: startSec,
  };
}

/** How many samples a time takes, one at least. */
export const neededOf = (minutes: number | null, intervalSec: number) =>
  Math.max(1, Math.ceil(((minutes ?? 0) * 60) / intervalSec));
export const spanOf = (needed: number) => Math.floor(needed * WINDOW_SHARE);

/** Samples from one to another, which is none of them. */
interface Stretch {
  from: number;
  to: number;
}

export type Samples = readonly (number | null)[];

/** How many valid samples have to be beyond among how many, and after how many unmeasured ones counting begins anew. */
export interface Window {
  needed: number;
  span: number;
  gap: number;
}

export const heldWindow = (needed: number): Window => ({ needed, span: spanOf(needed), gap: needed });

/** The stretches made of windows in which enough samples are beyond. */
export function heldStretches(
  samples: Samples,
  isBeyond: (value: number) => boolean,
  { needed, span, gap }: Window,
): Stretch[] {
  const found: Stretch[] = [];
  /** Samples that are beyond, by their place among all and among the valid ones. */
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

/** A stretch with the samples beside it that are beyond, too. */
export function widened({ from, to }: Stretch, samples: Samples, isBeyond: (value: number) => boolean): Stretch {
  const holds = (index: number) => {
    const value = samples[index] ?? null;
    return value !== null && isBeyond(value);
  };
  let [first, end] = [from, to];
  while (holds(first - 1)) first -= 1;
  while (holds(end)) end += 1;
  return { from: first, to: end };
}

/** Stretches in their order, those that overlap or lie no more than so many samples apart as one. */
export function united(stretches: readonly Stretch[], apart = 0): Stretch[] {
  const all: Stretch[] = [];
  for (const { from, to } of [...stretches].sort((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && from <= last.to + apart) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}
