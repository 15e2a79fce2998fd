import { median, quantile } from '../samples';

/** Beats per window. */
const WINDOW = 24;
/**
 * In an irregular rhythm, intervals one, two and three apart differ by at least this share of the mean (our choice). `MOST`
 * is the tolerated share of exceptions.
 */
const IRREGULAR = 0.06;
const MOST = 0.38;
/** Minimum seconds of an irregular rhythm to suspect fibrillation (ESC guideline on atrial fibrillation 2020). */
const FIBRILLATION_LEAST_SEC = 30;

/** Minimum similarity of the signal before beats for repeating P waves (our choice). */
const P_REPEATS = 0.6;

interface Beats {
  /** Milliseconds since the previous beat; 0 where there is none. */
  rr: ArrayLike<number>;
  /** Whether a beat is ventricular and therefore says nothing about the atria. */
  isVentricular: (index: number) => boolean;
  /** Similarity of the signal before a beat to that before other beats: near 1 with P waves. */
  pLikeness?: ArrayLike<number>;
  /** Whether the signal around a beat is readable: false beats in noise are irregular. */
  isReadable?: (index: number) => boolean;
  durationSec: number;
}

/**
 * Marks the beats with suspected atrial fibrillation: intervals that stay irregular without a pattern for at least 30 s.
 * Ectopic beats do repeat: with every second or third beat early, intervals two or three apart are alike, unlike in
 * fibrillation. After Dash, Ann Biomed Eng 2009;37:1701, but with quantiles, which are robust against single early beats.
 */
export function fibrillatingBeats(beats: Beats): Uint8Array {
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
  const isThroughout = irregular.every((one) => one === 1) && beats.durationSec >= FIBRILLATION_LEAST_SEC;
  return isThroughout ? irregular : lastingOnly(irregular, beats.rr);
}

function isIrregular({ rr, isVentricular, pLikeness, isReadable }: Beats, from: number): boolean {
  const own: number[] = [];
  const ps: number[] = [];
  let read = 0;
  for (let index = from; index < from + WINDOW; index += 1) {
    if (!isReadable || isReadable(index)) read += 1;
    const isOdd = isVentricular(index) || (index > 0 && isVentricular(index - 1));
    if ((rr[index] as number) > 0 && !isOdd) own.push(rr[index] as number);
    if (pLikeness && !isVentricular(index)) ps.push(pLikeness[index] ?? 0);
  }
  if (read < WINDOW / 2 || own.length < WINDOW / 2 || (median(ps) ?? 0) > P_REPEATS) return false;
  const mean = own.reduce((sum, interval) => sum + interval, 0) / own.length;
  return [1, 2, 3].every((apart) => {
    const differences = own.slice(apart).map((interval, index) => Math.abs(interval - (own[index] ?? interval)));
    return (quantile(differences, MOST) ?? 0) >= IRREGULAR * mean;
  });
}

/** Removes episodes that are too short. */
function lastingOnly(irregular: Uint8Array, rr: ArrayLike<number>): Uint8Array {
  let from = 0;
  let lasted = 0;
  for (let index = 0; index <= irregular.length; index += 1) {
    if (irregular[index] === 1) {
      lasted += rr[index] as number;
      continue;
    }
    if (lasted < FIBRILLATION_LEAST_SEC * 1_000) irregular.fill(0, from, index);
    from = index + 1;
    lasted = 0;
  }
  return irregular;
}
