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
  /** Where the waves of the averaged beat begin and end. */
  marks: BeatMarks | null;
}

/** Where the waves of a beat begin and end, in ms from the R peak; null where that cannot be told. */
export interface BeatMarks {
  pOn: number | null;
  qrsOn: number;
  qrsOff: number;
  tEnd: number | null;
}

/** The same as they were measured, whether a heart can make them or not, ms. */
export interface BeatSpans {
  pr: number | null;
  qrs: number;
  qt: number | null;
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
/** How far before the QRS complex a P wave is looked for: in slow rhythms, after the T wave before, further (ours), ms. */
const P_REACH_MS = { least: 260, most: 380 } as const;
const LAST_T_MS = 500;
/** The end of a flatter T wave cannot be told (as in most studies of the QT interval). */
const LEAST_T_MV = 0.1;

/**
 * Measures an averaged beat. A QRS complex begins and ends where the signal stays flat; P and T waves begin and end where the
 * tangent at their steepest meets the baseline (Lepeschkin and Surawicz, Circulation 1952;6:378).
 */
export function measureBeat(beat: AveragedBeat): { intervals: BeatIntervals; spans: BeatSpans } {
  const { peak, hz, rrMs } = beat;
  const millivolts = withoutHum(beat);
  const at = (ms: number) => Math.round((ms * hz) / 1_000);
  const onset = edgeOf({ ...beat, millivolts }, -1);
  const offset = edgeOf({ ...beat, millivolts }, 1);
  const baseline = meanOf(millivolts, onset - at(16), onset - at(4));
  const samples = millivolts.map((value) => value - baseline);
  const toMs = (count: number) => Math.round((count * 1_000) / hz);
  const reach = Math.min(P_REACH_MS.most, Math.max(P_REACH_MS.least, rrMs - LAST_T_MS));
  const found = waveIn({ samples, from: Math.max(1, onset - at(reach)), to: onset - at(16), least: LEAST_P_MV });
  const p =
    found !== null && isLastT(samples, { p: found, onset, offset, at, rrMs })
      ? waveOnSlope(samples, { from: found + at(50), to: onset - at(16), near: at(4) })
      : found;
  const pStart = p === null ? null : tangentFoot(samples, p, -1);
  // The T wave is over when the next P wave begins, and stands on the line between the QRS complex and there.
  const nextP = at(rrMs) - (pStart === null ? at(USUAL_PR_MS) : onset - pStart);
  const rest = pStart === null ? 0 : meanOf(samples, Math.round(pStart) - at(36), Math.round(pStart) - at(12));
  const rested = samples.map((value) => value - rest);
  const from = offset + at(50);
  const to = Math.min(samples.length - 2, onset + Math.round(nextP) - at(10));
  const t = lastWave(rested, { from, to, reach: at(160), near: at(8) });
  const tEnd = t === null ? null : endOf(rested, t);
  const spans: BeatSpans = {
    pr: pStart === null ? null : toMs(onset - pStart),
    qrs: toMs(offset - onset),
    qt: tEnd === null ? null : toMs(tEnd - onset),
  };
  const prMs = plausible(spans.pr, PLAUSIBLE.pr);
  const qtMs = plausible(spans.qt, PLAUSIBLE.qt);
  const qrsOn = toMs(onset - peak);
  const intervals: BeatIntervals = {
    prMs,
    qrsMs: plausible(spans.qrs, PLAUSIBLE.qrs),
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

/** Of the mains, which stays in an average when the time between beats is a multiple of its period. */
const MAINS_HZ = 50;

/** Takes the hum of the mains away: the mean of two moments half a period apart has none. */
function withoutHum({ millivolts, hz }: AveragedBeat): Float32Array {
  const quarter = hz / MAINS_HZ / 4;
  const at = (place: number) => {
    const [before, share] = [Math.floor(place), place - Math.floor(place)];
    const value = (index: number) => millivolts[Math.min(millivolts.length - 1, Math.max(0, index))] ?? 0;
    return value(before) * (1 - share) + value(before + 1) * share;
  };
  return millivolts.map((_, index) => (at(index - quarter) + at(index + quarter)) / 2);
}

/** Between wide complexes that follow one another faster than this, ms, the highest wave is a T wave, never a P wave. */
const FAST_MS = 600;
const WIDE_MS = 110;

/** Whether what seems a P wave is the T wave of the beat before. */
function isLastT(
  samples: Float32Array,
  beat: { p: number; onset: number; offset: number; at: (ms: number) => number; rrMs: number },
): boolean {
  const { p, onset, offset, at, rrMs } = beat;
  if (rrMs > FAST_MS || offset - onset < at(WIDE_MS)) return false;
  const to = Math.min(samples.length - 2, onset + at(rrMs) - at(16));
  const highest = waveIn({ samples, from: offset + at(30), to, least: LEAST_P_MV });
  return highest === null || Math.abs(highest - (p + at(rrMs))) < at(40);
}

/** Beyond these, in ms, a wave has been mistaken for another: the interval cannot be measured (ours). */
const PLAUSIBLE = { pr: [80, 400], qrs: [60, 240], qt: [250, 650] } as const;

const plausible = (ms: number | null, [least, most]: readonly [number, number]) =>
  ms === null || ms < least || ms > most ? null : ms;

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

/** Share of a T wave's height from which an opposite wave after it belongs to it. */
const BIPHASIC = 0.9;

/** The peak of the T wave, the last one where it has two; null when it is too flat. */
function lastWave(
  samples: Float32Array,
  { from, to, reach, near }: { from: number; to: number; reach: number; near: number },
): number | null {
  if (to - from < reach) return null;
  const level = tilted(samples, { from, to, near });
  const first = waveIn({ samples: level, from, to, least: LEAST_T_MV });
  if (first === null) return null;
  const height = level[first] ?? 0;
  const against = (index: number) => -Math.sign(height) * (level[index] ?? 0);
  let last = first;
  for (let index = first; index <= Math.min(to, first + reach); index += 1) {
    if (against(index) > against(last)) last = index;
  }
  return last < to && against(last) > BIPHASIC * Math.abs(height) ? last : first;
}

/** The peak of a wave that stands on the slope of another. */
function waveOnSlope(samples: Float32Array, { from, to, near }: { from: number; to: number; near: number }) {
  if (to - from < 4 * near) return null;
  return waveIn({ samples: tilted(samples, { from, to, near }), from, to, least: LEAST_P_MV });
}

/** Against the straight line between the two ends of a stretch. */
function tilted(samples: Float32Array, { from, to, near }: { from: number; to: number; near: number }): Float32Array {
  const [begin, end] = [meanOf(samples, from - near, from + near), meanOf(samples, to - near, to + near)];
  return samples.map((value, index) => value - begin - ((end - begin) * (index - from)) / (to - from));
}

/** Share of a T wave's height below which it is over. */
const T_OVER = 0.07;
/** How far the end is moved from the foot of the tangent to there (ours, after nine records of the QT Database). */
const TOWARDS = 0.8;

/**
 * The end of a T wave: where the tangent at its steepest meets the baseline, checked against where the signal is back at the
 * baseline. The tangent alone cuts off the slow end that a doctor's eye takes in.
 */
function endOf(samples: Float32Array, peak: number): number | null {
  const foot = tangentFoot(samples, peak, 1);
  if (foot === null) return null;
  const height = Math.abs(samples[peak] ?? 0);
  let over = Math.floor(foot);
  const limit = Math.min(samples.length - 2, Math.round(peak + (foot - peak) * 2));
  while (over < limit && Math.abs(samples[over] ?? 0) > T_OVER * height) over += 1;
  return foot + TOWARDS * (over - foot);
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
