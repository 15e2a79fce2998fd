import { quantile } from '../samples';

/** Beats that are looked at together. */
const WINDOW = 24;
/** Share of the mean interval that neighbours, and every second and third, differ by at least in most cases (ours). */
const IRREGULAR = 0.06;
const MOST = 0.38;
/** Seconds for which the rhythm has to stay irregular before fibrillation is suspected (ESC guideline on atrial fibrillation 2020). */
const FIBRILLATION_LEAST_SEC = 30;

interface Beats {
  /** Milliseconds since the beat before; 0 where there is none. */
  rr: ArrayLike<number>;
  /** Whether a beat comes from the ventricles, which says nothing of the atria. */
  isVentricular: (index: number) => boolean;
  durationSec: number;
}

/**
 * In which beats atrial fibrillation is suspected: 1 where the intervals stay irregular without a pattern for 30 s and more.
 * Ectopic beats repeat themselves: with every second or third beat early, intervals two or three apart are alike, which those of
 * fibrillation never are (the idea of Dash, Ann Biomed Eng 2009;37:1701, with quantiles, which single early beats do not move).
 */
export function fibrillatingBeats(beats: Beats): Uint8Array {
  const { length } = beats.rr;
  const irregular = new Uint8Array(length);
  for (let from = 0; from + WINDOW <= length; from += WINDOW / 4) {
    if (isIrregular(beats, from)) irregular.fill(1, from, from + WINDOW);
  }
  if (length >= WINDOW && isIrregular(beats, length - WINDOW)) irregular.fill(1, length - WINDOW);
  const isThroughout = irregular.every((one) => one === 1) && beats.durationSec >= FIBRILLATION_LEAST_SEC;
  return isThroughout ? irregular : lastingOnly(irregular, beats.rr);
}

function isIrregular({ rr, isVentricular }: Beats, from: number): boolean {
  const own: number[] = [];
  for (let index = from; index < from + WINDOW; index += 1) {
    const isOdd = isVentricular(index) || (index > 0 && isVentricular(index - 1));
    if ((rr[index] as number) > 0 && !isOdd) own.push(rr[index] as number);
  }
  if (own.length < WINDOW / 2) return false;
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
