import { median } from '../samples';
import { confidenceOf, type Finding, type Recording, stretches } from './episode';

/** A tachycardia from above the ventricles is faster than this, of so many narrow beats (ours), and regular. */
const FAST_PER_MIN = 150;
const BEATS = 6;
const REGULAR = 0.1;
/** It begins or ends suddenly: with a step of the interval within so many beats. */
const STEP = 0.2;
const STEP_BEATS = 3;
/** Likeness of what comes before beats up to which there are no P waves (ours). */
const NO_P = 0.4;

/** What the atria do, as far as it is seen. */
export interface AtrialFacts {
  /** How alike what comes before each beat is to what comes before others. */
  pLikeness: ArrayLike<number>;
  /** Of each beat how like the usual P wave what comes one usual interval before it is; 0 where no beat is missing. */
  dropped: ArrayLike<number>;
  /** Whether P waves are clear. */
  hasP: boolean;
  isFibrillating: (index: number) => boolean;
}

/** Regular, narrow and fast with a sudden beginning or end, or without P waves; a gradual rise with P waves is a sinus tachycardia. */
export function supraventricularEpisodes(
  { peaks, labels, readRr: rr, isReadable }: Recording,
  { pLikeness, isFibrillating }: AtrialFacts,
): Finding[] {
  const isFast = (index: number) => {
    const [interval, before] = [rr[index] ?? 0, rr[index - 1] ?? 0];
    if (interval <= 0 || interval >= 60_000 / FAST_PER_MIN) return false;
    if (labels[index] === 'V' || !isReadable(index) || isFibrillating(index)) return false;
    return before <= 0 || before >= 60_000 / FAST_PER_MIN || Math.abs(interval - before) < REGULAR * before;
  };
  // The interval of a beat leads to it: the run begins with the beat before.
  return stretches(peaks.length, isFast).flatMap(([first, to]): Finding[] => {
    const from = Math.max(0, first - 1);
    if (to - from < BEATS) return [];
    const own = rr.slice(first, to);
    const usual = median(own) ?? 0;
    const step = Math.max(
      stepOf(usual, rr.slice(Math.max(0, first - STEP_BEATS), first)),
      stepOf(usual, rr.slice(to, to + STEP_BEATS)),
    );
    const ps = Array.from({ length: to - from }, (_, index) => pLikeness[from + index] ?? 0);
    if (step < STEP && (median(ps) ?? 0) > NO_P) return [];
    const value = Math.round(60_000 / usual);
    const [begin, end] = [peaks[from] ?? 0, (peaks[to - 1] ?? 0) + 1];
    const confidence = Math.min(confidenceOf(value, FAST_PER_MIN - 25), confidenceOf(Math.max(step, STEP), STEP / 1.3));
    return [{ code: 'SVT', from: begin, to: end, value, limit: FAST_PER_MIN, confidence }];
  });
}

/** How much longer the longest of the intervals around is. */
function stepOf(usual: number, around: readonly number[]): number {
  const known = around.filter((interval) => interval > 0);
  return known.length === 0 ? 0 : 1 - usual / Math.max(...known);
}

/** Likeness to the usual P wave from which what stands alone is one (ours). */
export const P_ALIKE = 0.85;
/** Beats that have to be dropped within so many seconds before a block is told (ours): one alone may be an early P wave. */
const DROPPED_LEAST = 3;
const DROPPED_SEC = 60;

/** Beats that are dropped after P waves: block of the second degree, where P waves are clear. */
export function droppedBeats({ hz, peaks, labels, isReadable }: Recording, { dropped, hasP }: AtrialFacts): Finding[] {
  if (!hasP) return [];
  const isNormal = (index: number) => labels[index] === 'N' && isReadable(index);
  const late = peaks.flatMap((_, index) =>
    (dropped[index] ?? 0) > P_ALIKE && [index - 2, index - 1, index].every(isNormal) ? [index] : [],
  );
  const at = (place: number) => peaks[late[place] ?? -1] ?? Number.NaN;
  const isOneOfSome = (place: number) =>
    Array.from({ length: DROPPED_LEAST }, (_, back) => place - back).some(
      (first) => at(first + DROPPED_LEAST - 1) - at(first) < DROPPED_SEC * hz,
    );
  return late
    .filter((_, place) => isOneOfSome(place))
    .map((index): Finding => {
      const value = Math.round(100 * (dropped[index] ?? 0)) / 100;
      const confidence = Math.min(1, 0.5 + (0.5 * (value - P_ALIKE)) / (1 - P_ALIKE));
      return {
        code: 'avBlock2',
        from: peaks[index - 1] ?? 0,
        to: peaks[index] ?? 0,
        value,
        limit: P_ALIKE,
        confidence,
      };
    });
}
