/** Intervals and heights of an averaged beat; null where a wave cannot be told from noise. */
export interface BeatIntervals {
  /** From the beginning of the P wave to that of the QRS complex. */
  prMs: number | null;
  qrsMs: number | null;
  /** From the beginning of the QRS complex to the end of the T wave. */
  qtMs: number | null;
  /** 60 ms after the end of the QRS complex, against the line before it. */
  stMv: number | null;
  rMv: number;
}

/** An averaged beat, its R peak at the sample `peak`. */
export interface AveragedBeat {
  millivolts: Float32Array;
  peak: number;
  hz: number;
  /** Mean time between the beats that went into it, ms. */
  rrMs: number;
}

/** Share of the greatest steepness below which a QRS complex has not begun, or has ended, and for how long. */
const STEEP = 0.06;
const CALM_MS = 16;
/** Where there is no P wave, the next beat is taken to begin so long before its QRS complex. */
const USUAL_PR_MS = 180;
/** Height of the smallest P wave, mV (ours). */
const LEAST_P_MV = 0.025;
/** The end of a flatter T wave cannot be told (as in most studies of the QT interval). */
const LEAST_T_MV = 0.1;

/**
 * Measures an averaged beat. A QRS complex begins and ends where the signal stays flat; P and T waves begin and end where the
 * tangent at their steepest meets the baseline (Lepeschkin and Surawicz, Circulation 1952;6:378).
 */
export function measureBeat(beat: AveragedBeat): BeatIntervals {
  const { millivolts, peak, hz, rrMs } = beat;
  const at = (ms: number) => Math.round((ms * hz) / 1_000);
  const onset = edgeOf(beat, -1);
  const offset = edgeOf(beat, 1);
  const baseline = meanOf(millivolts, onset - at(16), onset - at(4));
  const samples = millivolts.map((value) => value - baseline);
  const toMs = (count: number) => Math.round((count * 1_000) / hz);
  const p = waveIn({ samples, from: Math.max(1, onset - at(260)), to: onset - at(16), least: LEAST_P_MV });
  const pStart = p === null ? null : tangentFoot(samples, p, -1);
  // The T wave is over when the next P wave begins, and ends on the line before one.
  const nextP = at(rrMs) - (pStart === null ? at(USUAL_PR_MS) : onset - pStart);
  const rest = pStart === null ? 0 : meanOf(samples, Math.round(pStart) - at(36), Math.round(pStart) - at(12));
  const rested = samples.map((value) => value - rest);
  const t = waveIn({
    samples: rested,
    from: offset + at(50),
    to: Math.min(samples.length - 2, onset + Math.round(nextP) - at(10)),
    least: LEAST_T_MV,
  });
  const tEnd = t === null ? null : tangentFoot(rested, t, 1);
  return {
    prMs: pStart === null ? null : toMs(onset - pStart),
    qrsMs: toMs(offset - onset),
    qtMs: tEnd === null ? null : toMs(tEnd - onset),
    stMv: offset + at(60) < samples.length ? Math.round((samples[offset + at(60)] ?? 0) * 100) / 100 : null,
    rMv: Math.round(Math.abs(samples[peak] ?? 0) * 100) / 100,
  };
}

/** Where the QRS complex begins (-1) or ends (1). */
function edgeOf({ millivolts, peak, hz }: AveragedBeat, direction: 1 | -1): number {
  const reach = Math.round(0.14 * hz);
  const steepness = (index: number) => Math.abs((millivolts[index + 1] ?? 0) - (millivolts[index - 1] ?? 0));
  let greatest = 0;
  for (let index = peak - reach; index <= peak + reach; index += 1) greatest = Math.max(greatest, steepness(index));
  const calm = Math.max(2, Math.round((CALM_MS * hz) / 1_000));
  let flat = 0;
  // The R peak itself is flat.
  for (let index = peak + direction * Math.round(0.016 * hz); Math.abs(index - peak) <= reach; index += direction) {
    flat = steepness(index) < STEEP * greatest ? flat + 1 : 0;
    if (flat >= calm) return index - direction * (flat - 1);
  }
  return peak + direction * reach;
}

function meanOf(samples: Float32Array, from: number, to: number): number {
  let total = 0;
  let count = 0;
  for (let index = Math.max(0, from); index <= Math.min(samples.length - 1, to); index += 1) {
    total += samples[index] ?? 0;
    count += 1;
  }
  return count === 0 ? 0 : total / count;
}

/** Where a wave is highest or deepest; null when it is too flat, or only the flank of another. */
function waveIn(range: { samples: Float32Array; from: number; to: number; least: number }): number | null {
  const { samples, from, to, least } = range;
  let best = from;
  for (let index = from; index <= to; index += 1) {
    if (Math.abs(samples[index] ?? 0) > Math.abs(samples[best] ?? 0)) best = index;
  }
  const isFlank = best === from || best >= to;
  return isFlank || Math.abs(samples[best] ?? 0) < least ? null : best;
}

/** Where the tangent at the steepest of a wave's flank meets the baseline, before (-1) or after (1) its peak. */
function tangentFoot(samples: Float32Array, peak: number, direction: 1 | -1): number | null {
  const sign = Math.sign(samples[peak] ?? 1);
  let steepest = peak;
  let slope = 0;
  for (let index = peak + direction; index > 1 && index < samples.length - 2; index += direction) {
    const height = sign * (samples[index] ?? 0);
    const fall = (sign * ((samples[index - direction] ?? 0) - (samples[index + direction] ?? 0))) / 2;
    if (fall > slope) [slope, steepest] = [fall, index];
    if (height <= 0 || (fall < slope / 3 && height < Math.abs(samples[peak] ?? 0) / 2)) break;
  }
  if (slope <= 0) return null;
  return steepest + (direction * (sign * (samples[steepest] ?? 0))) / slope;
}
