/** Passband of the display in Hz, and the frequency of the mains hum that is removed. */
const FILTER_LOW_HZ = 0.5;
const FILTER_HIGH_HZ = 40;
const FILTER_NOTCH_HZ = 50;
/** Seconds before a window that a filter needs to settle. */
export const FILTER_SETTLE_SEC = 3;
/** Q factors of a second-order Butterworth filter and of a narrow notch. */
const FLAT_Q = Math.SQRT1_2;
const NOTCH_Q = 10;

/** A second-order recursive filter with its leading coefficient 1 (R. Bristow-Johnson, Audio EQ Cookbook). */
interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/**
 * Filters samples for display: 0.5 to 40 Hz without 50 Hz. Runs forward and backward, so that there is no phase shift. Gaps
 * stay gaps.
 */
export function displayFilter(samples: Float32Array, hz: number): Float32Array {
  const stages = stagesFor(hz);
  const filtered = new Float32Array(samples.length).fill(Number.NaN);
  for (const [start, end] of measuredRanges(samples)) {
    const part = Float64Array.from(samples.subarray(start, end));
    for (const stage of stages) {
      applyBiquad(part, stage);
      part.reverse();
      applyBiquad(part, stage);
      part.reverse();
    }
    filtered.set(part, start);
  }
  return filtered;
}

function stagesFor(hz: number): Biquad[] {
  const stages = [highPass(FILTER_LOW_HZ, hz), lowPass(FILTER_HIGH_HZ, hz)];
  return hz > 2 * FILTER_NOTCH_HZ ? [...stages, notch(FILTER_NOTCH_HZ, hz)] : stages;
}

function* measuredRanges(samples: Float32Array): Generator<[number, number]> {
  let start = -1;
  for (let at = 0; at <= samples.length; at++) {
    const isKnown = at < samples.length && !Number.isNaN(samples[at]);
    if (isKnown && start < 0) start = at;
    if (!isKnown && start >= 0) {
      yield [start, at];
      start = -1;
    }
  }
}

/** Filters in place. Starts in the steady state of the first sample, so that an offset causes no transient. */
function applyBiquad(samples: Float64Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  const first = samples[0] ?? 0;
  const steadyState = (first * (b0 + b1 + b2)) / (1 + a1 + a2);
  let [x1, x2, y1, y2] = [first, first, steadyState, steadyState];
  for (let at = 0; at < samples.length; at++) {
    const x = samples[at] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    samples[at] = y;
  }
}

function lowPass(frequency: number, hz: number): Biquad {
  const { cosine, alpha } = angles(frequency, hz, FLAT_Q);
  const b1 = 1 - cosine;
  return normalizeBiquad({ b0: b1 / 2, b1, b2: b1 / 2, a1: -2 * cosine, a2: 1 - alpha }, 1 + alpha);
}

function highPass(frequency: number, hz: number): Biquad {
  const { cosine, alpha } = angles(frequency, hz, FLAT_Q);
  const b0 = (1 + cosine) / 2;
  return normalizeBiquad({ b0, b1: -2 * b0, b2: b0, a1: -2 * cosine, a2: 1 - alpha }, 1 + alpha);
}

function notch(frequency: number, hz: number): Biquad {
  const { cosine, alpha } = angles(frequency, hz, NOTCH_Q);
  return normalizeBiquad({ b0: 1, b1: -2 * cosine, b2: 1, a1: -2 * cosine, a2: 1 - alpha }, 1 + alpha);
}

function angles(frequency: number, hz: number, q: number): { cosine: number; alpha: number } {
  const angle = (2 * Math.PI * frequency) / hz;
  return { cosine: Math.cos(angle), alpha: Math.sin(angle) / (2 * q) };
}

function normalizeBiquad({ b0, b1, b2, a1, a2 }: Biquad, a0: number): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}
