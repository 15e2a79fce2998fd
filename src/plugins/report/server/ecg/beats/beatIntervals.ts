/** Intervals and amplitudes of an averaged beat; null where a wave cannot be distinguished from noise. */
export interface BeatIntervals {
  /** From the P onset to the QRS onset. */
  prMs: number | null;
  qrsMs: number | null;
  /** From the QRS onset to the end of the T wave. */
  qtMs: number | null;
  /** ST level 60 ms after the end of the QRS complex, relative to the baseline before it. */
  stMv: number | null;
  rMv: number;
  /** Onsets and ends of the waves of the averaged beat. */
  marks: BeatMarks | null;
}

/** Onsets and ends of the waves of a beat, in ms from the R peak; null where they cannot be determined. */
export interface BeatMarks {
  pOn: number | null;
  qrsOn: number;
  qrsOff: number;
  tEnd: number | null;
}

/** The raw measurements in ms, whether plausible or not. */
export interface BeatSpans {
  pr: number | null;
  qrs: number;
  qt: number | null;
}

/** An averaged beat with its R peak at the sample `peak`. */
export interface AveragedBeat {
  millivolts: Float32Array;
  peak: number;
  hz: number;
  /** Mean interval of the averaged beats, ms. */
  rrMs: number;
}

/** Outside the QRS complex the slope stays below this share of the maximum slope, for at least this long. */
const STEEP = 0.06;
const CALM_MS = 16;
/** Assumed PR interval if there is no P wave, to locate the next beat. */
const USUAL_PR_MS = 180;
/** Minimum amplitude of a P wave, mV (our choice). */
const P_MIN_MV = 0.025;
/**
 * How far before the QRS complex a P wave is searched for, ms (our choice). In slow rhythms the range extends back to the
 * previous T wave.
 */
const P_REACH_MS = { least: 260, most: 380 } as const;
const PREVIOUS_T_MS = 500;
/** Minimum amplitude, mV, of a T wave whose end can be determined (as in most studies of the QT interval). */
const T_MIN_MV = 0.1;

/**
 * Measures an averaged beat. The QRS complex is bounded by flat signal. The P onset and the T end are where the tangent at
 * the steepest point meets the baseline (Lepeschkin and Surawicz, Circulation 1952;6:378).
 */
export function measureBeat(beat: AveragedBeat): { intervals: BeatIntervals; spans: BeatSpans } {
  const { peak, hz, rrMs } = beat;
  const millivolts = removeMainsHum(beat);
  const at = (ms: number) => Math.round((ms * hz) / 1_000);
  const onset = findQrsEdge({ ...beat, millivolts }, -1);
  const offset = findQrsEdge({ ...beat, millivolts }, 1);
  const baseline = meanOf(millivolts, onset - at(16), onset - at(4));
  const samples = millivolts.map((value) => value - baseline);
  const toMs = (count: number) => Math.round((count * 1_000) / hz);
  const reach = Math.min(P_REACH_MS.most, Math.max(P_REACH_MS.least, rrMs - PREVIOUS_T_MS));
  const found = findWave({ samples, from: Math.max(1, onset - at(reach)), to: onset - at(16), least: P_MIN_MV });
  const p =
    found !== null && isPreviousT(samples, { p: found, onset, offset, at, rrMs })
      ? findWaveOnSlope(samples, { from: found + at(50), to: onset - at(16), near: at(4) })
      : found;
  const pStart = p === null ? null : tangentFoot(samples, p, -1);
  // The T wave ends before the next P wave begins. Its baseline is the line between the QRS complex and that point.
  const nextP = at(rrMs) - (pStart === null ? at(USUAL_PR_MS) : onset - pStart);
  const restLevel = pStart === null ? 0 : meanOf(samples, Math.round(pStart) - at(36), Math.round(pStart) - at(12));
  const leveled = samples.map((value) => value - restLevel);
  const from = offset + at(50);
  const to = Math.min(samples.length - 2, onset + Math.round(nextP) - at(10));
  const t = findTWave(leveled, { from, to, reach: at(160), near: at(8) });
  const tEnd = t === null ? null : findTEnd(leveled, t);
  const spans: BeatSpans = {
    pr: pStart === null ? null : toMs(onset - pStart),
    qrs: toMs(offset - onset),
    qt: tEnd === null ? null : toMs(tEnd - onset),
  };
  const prMs = orNullIfImplausible(spans.pr, PLAUSIBLE.pr);
  const qtMs = orNullIfImplausible(spans.qt, PLAUSIBLE.qt);
  const qrsOn = toMs(onset - peak);
  const intervals: BeatIntervals = {
    prMs,
    qrsMs: orNullIfImplausible(spans.qrs, PLAUSIBLE.qrs),
    qtMs,
    marks: {
      pOn: prMs === null ? null : qrsOn - prMs,
      qrsOn,
      qrsOff: toMs(offset - peak),
      tEnd: qtMs === null ? null : qrsOn + qtMs,
    },
    stMv: offset + at(60) < samples.length ? Math.round((samples[offset + at(60)] ?? 0) * 100) / 100 : null,
    rMv: Math.round(Math.abs((beat.millivolts[peak] ?? 0) - baseline) * 100) / 100,
  };
  return { intervals, spans };
}

/** Mains frequency. Its hum survives averaging if the interval between beats is a multiple of its period. */
const MAINS_HZ = 50;

/** Removes mains hum: it cancels out in the mean of two samples half a period apart. */
function removeMainsHum({ millivolts, hz }: AveragedBeat): Float32Array {
  const quarter = hz / MAINS_HZ / 4;
  const at = (place: number) => {
    const [before, share] = [Math.floor(place), place - Math.floor(place)];
    const value = (index: number) => millivolts[Math.min(millivolts.length - 1, Math.max(0, index))] ?? 0;
    return value(before) * (1 - share) + value(before + 1) * share;
  };
  return millivolts.map((_, index) => (at(index - quarter) + at(index + quarter)) / 2);
}

/** Between wide complexes with shorter intervals than this, ms, the highest wave is a T wave, never a P wave. */
const FAST_MS = 600;
const WIDE_MS = 110;

/** Returns whether an apparent P wave is the T wave of the previous beat. */
function isPreviousT(
  samples: Float32Array,
  beat: { p: number; onset: number; offset: number; at: (ms: number) => number; rrMs: number },
): boolean {
  const { p, onset, offset, at, rrMs } = beat;
  if (rrMs > FAST_MS || offset - onset < at(WIDE_MS)) return false;
  const to = Math.min(samples.length - 2, onset + at(rrMs) - at(16));
  const highest = findWave({ samples, from: offset + at(30), to, least: P_MIN_MV });
  return highest === null || Math.abs(highest - (p + at(rrMs))) < at(40);
}

/**
 * Plausible ranges in ms. Outside of them a wave was mistaken for another, and the interval is not reported (our choice).
 */
const PLAUSIBLE = { pr: [80, 400], qrs: [60, 240], qt: [250, 650] } as const;

const orNullIfImplausible = (ms: number | null, [least, most]: readonly [number, number]) =>
  ms === null || ms < least || ms > most ? null : ms;

/** Returns where the QRS complex begins (-1) or ends (1). */
function findQrsEdge({ millivolts, peak, hz }: AveragedBeat, direction: 1 | -1): number {
  const reach = Math.round(0.14 * hz);
  const steepness = (index: number) => Math.abs((millivolts[index + 1] ?? 0) - (millivolts[index - 1] ?? 0));
  let greatest = 0;
  for (let index = peak - reach; index <= peak + reach; index += 1) greatest = Math.max(greatest, steepness(index));
  const calm = Math.max(2, Math.round((CALM_MS * hz) / 1_000));
  let flat = 0;
  // Skips the R peak itself, which is flat.
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

/** Returns the extremum of a wave; null if it is too flat or only the flank of another wave. */
function findWave(range: { samples: Float32Array; from: number; to: number; least: number }): number | null {
  const { samples, from, to, least } = range;
  let best = from;
  for (let index = from; index <= to; index += 1) {
    if (Math.abs(samples[index] ?? 0) > Math.abs(samples[best] ?? 0)) best = index;
  }
  const isFlank = best === from || best >= to;
  return isFlank || Math.abs(samples[best] ?? 0) < least ? null : best;
}

/** Minimum share of a T wave's amplitude from which an opposite wave after it belongs to it (biphasic). */
const BIPHASIC = 0.9;

/** Returns the peak of the T wave, or the last one of a biphasic wave; null if it is too flat. */
function findTWave(
  samples: Float32Array,
  { from, to, reach, near }: { from: number; to: number; reach: number; near: number },
): number | null {
  if (to - from < reach) return null;
  const level = removeSlope(samples, { from, to, near });
  const first = findWave({ samples: level, from, to, least: T_MIN_MV });
  if (first === null) return null;
  const height = level[first] ?? 0;
  const against = (index: number) => -Math.sign(height) * (level[index] ?? 0);
  let last = first;
  for (let index = first; index <= Math.min(to, first + reach); index += 1) {
    if (against(index) > against(last)) last = index;
  }
  return last < to && against(last) > BIPHASIC * Math.abs(height) ? last : first;
}

/** Returns the peak of a wave on the slope of another wave. */
function findWaveOnSlope(samples: Float32Array, { from, to, near }: { from: number; to: number; near: number }) {
  if (to - from < 4 * near) return null;
  return findWave({ samples: removeSlope(samples, { from, to, near }), from, to, least: P_MIN_MV });
}

/** Subtracts the straight line between the two ends of a range. */
function removeSlope(
  samples: Float32Array,
  { from, to, near }: { from: number; to: number; near: number },
): Float32Array {
  const [begin, end] = [meanOf(samples, from - near, from + near), meanOf(samples, to - near, to + near)];
  return samples.map((value, index) => value - begin - ((end - begin) * (index - from)) / (to - from));
}

/** Share of a T wave's amplitude below which it has ended. */
const T_END_RATIO = 0.07;
/** How far the end moves from the tangent foot to that point (our choice, fitted to nine records of the QT Database). */
const T_END_SHIFT = 0.8;

/**
 * Returns the end of a T wave: the foot of its steepest tangent, corrected towards the point where the signal has returned
 * to the baseline. The tangent alone cuts off the slow end that a physician includes.
 */
function findTEnd(samples: Float32Array, peak: number): number | null {
  const foot = tangentFoot(samples, peak, 1);
  if (foot === null) return null;
  const height = Math.abs(samples[peak] ?? 0);
  let over = Math.floor(foot);
  const limit = Math.min(samples.length - 2, Math.round(peak + (foot - peak) * 2));
  while (over < limit && Math.abs(samples[over] ?? 0) > T_END_RATIO * height) over += 1;
  return foot + T_END_SHIFT * (over - foot);
}

/** Returns where the tangent at the steepest point of a flank meets the baseline, before (-1) or after (1) the peak. */
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
