import type { Samples } from '../../../../../server/plugin-api/builtin';

/** A desaturation and its recovery. */
export interface Desaturation {
  /** Seconds from the day's midnight. */
  sec: number;
  durationSec: number;
  /** Minimum saturation in percent. */
  nadir: number;
  /** Percentage points below the baseline. */
  drop: number;
}

export interface SaturationSeries {
  samples: Samples;
  startSec: number;
  intervalSec: number;
}

/** Seconds before a desaturation that determine its baseline (AASM manual 2.6: the two minutes before an event). */
const BASELINE_SEC = 120;
/** Minimum depth of a desaturation in points. */
const LEAST_DROP = 3;
/** Minimum duration of a desaturation (AASM manual: ten seconds). */
const LEAST_SEC = 10;
/** Maximum duration; a longer low saturation is a new baseline (our choice). */
const MOST_SEC = 180;
/** Maximum sampling interval at which a series shows desaturations. */
const MOST_INTERVAL_SEC = 60;

/** Whether samples with an interval in seconds show desaturations. */
export const showsDesaturations = (intervalSec: number): boolean => intervalSec <= MOST_INTERVAL_SEC;

/**
 * Finds desaturations of three or more points below the maximum of the previous two minutes, as in the AASM manual's rule
 * for events. A desaturation ends when the saturation is within a point of its baseline, or when data ends.
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

/** Sliding window maximum of the last samples, in amortized constant time. */
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
