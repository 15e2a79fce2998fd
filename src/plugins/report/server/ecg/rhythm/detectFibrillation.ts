import { median, quantile } from '../../../../../../server/plugin-api/builtin';

/** Beats per window. */
const WINDOW = 24;
/**
 * In an irregular rhythm, intervals one, two and three apart differ by at least this share of the mean (our choice). `MOST`
 * is the tolerated share of exceptions.
 */
const IRREGULAR = 0.06;
const QUANTILE = 0.38;
/** Minimum seconds of an irregular rhythm to suspect fibrillation (ESC guideline on atrial fibrillation 2020). */
const FIBRILLATION_MIN_SEC = 30;

/** Minimum similarity of the signal before beats for repeating P waves (our choice). */
const P_SIMILARITY_REPEATING = 0.6;

interface BeatSequence {
  /** Milliseconds since the previous beat; 0 where there is none. */
  rr: ArrayLike<number>;
  /** Whether a beat is ventricular and therefore says nothing about the atria. */
  isVentricular: (index: number) => boolean;
  /** Similarity of the signal before a beat to that before other beats: near 1 with P waves. */
  pSimilarity?: ArrayLike<number>;
  /** Whether the signal around a beat is readable: false beats in noise are irregular. */
  isReadable?: (index: number) => boolean;
  durationSec: number;
}

/**
 * Marks the beats with suspected atrial fibrillation: intervals that stay irregular without a pattern for at least 30 s.
 * Ectopic beats do repeat: with every second or third beat early, intervals two or three apart are alike, unlike in
 * fibrillation. After Dash, Ann Biomed Eng 2009;37:1701, but with quantiles, which are robust against single early beats.
 */
export function detectFibrillation(beats: BeatSequence): Uint8Array {
  const { length } = beats.rr;
  // A beat counts if at least half of the windows around it are irregular, so that an episode ends at the right beat.
  const windows = new Uint8Array(length);
  const votes = new Uint8Array(length);
  const judge = (from: number) => {
    const vote = isIrregular(beats, from) ? 1 : 0;
    for (let index = from; index < from + WINDOW; index += 1) {
      windows[index] = (windows[index] ?? 0) + 1;
      votes[index] = (votes[index] ?? 0) + vote;
    }
  };
  for (let from = 0; from + WINDOW <= length; from += WINDOW / 4) judge(from);
  if (length >= WINDOW && length % (WINDOW / 4) !== 0) judge(length - WINDOW);
  const irregular = votes.map((vote, index) => (vote > 0 && 2 * vote >= (windows[index] ?? 0) ? 1 : 0));
  const isThroughout = irregular.every((one) => one === 1) && beats.durationSec >= FIBRILLATION_MIN_SEC;
  return isThroughout ? irregular : keepSustained(irregular, beats.rr);
}

function isIrregular({ rr, isVentricular, pSimilarity, isReadable }: BeatSequence, from: number): boolean {
  const normalIntervals: number[] = [];
  const ps: number[] = [];
  let readableCount = 0;
  for (let index = from; index < from + WINDOW; index += 1) {
    if (!isReadable || isReadable(index)) readableCount += 1;
    const isEctopic = isVentricular(index) || (index > 0 && isVentricular(index - 1));
    if ((rr[index] as number) > 0 && !isEctopic) normalIntervals.push(rr[index] as number);
    if (pSimilarity && !isVentricular(index)) ps.push(pSimilarity[index] ?? 0);
  }
  if (readableCount < WINDOW / 2 || normalIntervals.length < WINDOW / 2 || (median(ps) ?? 0) > P_SIMILARITY_REPEATING)
    return false;
  const mean = normalIntervals.reduce((sum, interval) => sum + interval, 0) / normalIntervals.length;
  return [1, 2, 3].every((lag) => {
    const differences = normalIntervals
      .slice(lag)
      .map((interval, index) => Math.abs(interval - (normalIntervals[index] ?? interval)));
    return (quantile(differences, QUANTILE) ?? 0) >= IRREGULAR * mean;
  });
}

/** Removes episodes that are too short. */
function keepSustained(irregular: Uint8Array, rr: ArrayLike<number>): Uint8Array {
  let from = 0;
  let durationMs = 0;
  for (let index = 0; index <= irregular.length; index += 1) {
    if (irregular[index] === 1) {
      durationMs += rr[index] as number;
      continue;
    }
    if (durationMs < FIBRILLATION_MIN_SEC * 1_000) irregular.fill(0, from, index);
    from = index + 1;
    durationMs = 0;
  }
  return irregular;
}
