import { median, quantile } from '../samples';

/** Beats that are looked at together. */
const WINDOW = 24;
/** Share of the mean interval that neighbours, and every second and third, differ by at least in most cases (ours). */
const IRREGULAR = 0.06;
const MOST = 0.38;
/** Seconds for which the rhythm has to stay irregular before fibrillation is suspected (ESC guideline on atrial fibrillation 2020). */
const FIBRILLATION_LEAST_SEC = 30;

/** Likeness of what comes before beats from which on P waves repeat themselves (ours). */
const P_REPEATS = 0.6;

interface Beats {
  /** Milliseconds since the beat before; 0 where there is none. */
  rr: ArrayLike<number>;
  /** Whether a beat comes from the ventricles, which says nothing of the atria. */
  isVentricular: (index: number) => boolean;
  /** How alike what comes before a beat is to what comes before others: near 1 with P waves. */
  pLikeness?: ArrayLike<number>;
  /** Whether the signal around a beat can be read: beats found in noise are irregular. */
  isReadable?: (index: number) => boolean;
  durationSec: number;
}

/**
 * In which beats atrial fibrillation is suspected: 1 where the intervals stay irregular without a pattern for 30 s and more.
 * Ectopic beats repeat themselves: with every second or third beat early, intervals two or three apart are alike, which those of
 * fibrillation never are (the idea of Dash, Ann Biomed Eng 2009;37:1701, with quantiles, which single early beats do not move).
 */
export function fibrillatingBeats(beats: Beats): Uint8Array {
  const { length } = beats.rr;
  // A beat counts when at least half of the windows around it do, so that an episode ends where it ends.
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

/** Leaves what lasts long enough. */
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
