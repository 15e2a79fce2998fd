import type { Samples } from '../../../../../server/plugin-api';

/** A fall of the saturation and its recovery. */
export interface Desaturation {
  /** Seconds from the day's midnight. */
  sec: number;
  durationSec: number;
  /** Least saturation, per cent. */
  nadir: number;
  /** Percentage points below what it was before. */
  drop: number;
}

export interface SaturationSeries {
  samples: Samples;
  startSec: number;
  intervalSec: number;
}

/** How long before a fall the saturation is taken for what it was (AASM manual 2.6: the two minutes before an event). */
const BASELINE_SEC = 120;
/** A fall of fewer points is none. */
const LEAST_DROP = 3;
/** A shorter fall is none (AASM manual: ten seconds). */
const LEAST_SEC = 10;
/** A saturation that stays low for longer is a new level (ours). */
const MOST_SEC = 180;
/** Sampled less often, a series does not show falls. */
const MOST_INTERVAL_SEC = 60;

/** Whether falls of the saturation can be seen in samples so many seconds apart. */
export const showsDesaturations = (intervalSec: number): boolean => intervalSec <= MOST_INTERVAL_SEC;

/**
 * Falls of the saturation by three points and more below the greatest of the two minutes before, after the AASM manual's rule for
 * events. A fall lasts until the saturation is back within a point of what it was, or nothing is measured.
 */
export function desaturationsOf({ samples, startSec, intervalSec }: SaturationSeries): Desaturation[] {
  const found: Desaturation[] = [];
  const window = new RecentGreatest(Math.max(1, Math.ceil(BASELINE_SEC / intervalSec)));
  let fall: { index: number; baseline: number; nadir: number } | undefined;
  const end = (index: number) => {
    const durationSec = fall ? (index - fall.index) * intervalSec : 0;
    if (fall && durationSec >= LEAST_SEC) {
      const { nadir, baseline } = fall;
      found.push({ sec: startSec + fall.index * intervalSec, durationSec, nadir, drop: Math.round(baseline - nadir) });
    }
    fall = undefined;
    window.clear();
  };
  for (let index = 0; index < samples.length; index += 1) {
    const value = samples[index] ?? null;
    if (value === null) {
      end(index);
      continue;
    }
    if (fall) {
      fall.nadir = Math.min(fall.nadir, value);
      const isBack = value >= fall.baseline - 1;
      if (isBack || (index - fall.index) * intervalSec >= MOST_SEC) end(index);
    } else if (window.greatest !== undefined && value <= window.greatest - LEAST_DROP) {
      fall = { index, baseline: window.greatest, nadir: value };
    }
    if (!fall) window.push(index, value);
  }
  end(samples.length);
  return found;
}

/** The greatest of the last few samples, kept in constant time. */
class RecentGreatest {
  readonly #length: number;
  #falling: { index: number; value: number }[] = [];

  constructor(length: number) {
    this.#length = length;
  }

  get greatest(): number | undefined {
    return this.#falling[0]?.value;
  }

  push(index: number, value: number): void {
    while ((this.#falling.at(-1)?.value ?? Number.POSITIVE_INFINITY) <= value) this.#falling.pop();
    this.#falling.push({ index, value });
    if ((this.#falling[0]?.index ?? index) <= index - this.#length) this.#falling.shift();
  }

  clear(): void {
    this.#falling = [];
  }
}
