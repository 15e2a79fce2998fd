import { median } from '../../../../../../server/plugin-api/builtin';
import { confidenceOf, type EpisodeRecording, type Finding, findRuns } from './episode';

/**
 * A supraventricular tachycardia has at least this many regular, narrow beats in a row, faster than this rate (our choice).
 */
const FAST_PER_MIN = 150;
const BEATS = 6;
const REGULAR = 0.1;
/** It begins or ends suddenly: the interval changes by this share within this many beats. */
const SUDDEN_CHANGE = 0.2;
const STEP_BEATS = 3;
/** Maximum similarity of the signal before beats without P waves (our choice). */
const NO_P = 0.4;

/** What is known about the atria. */
export interface AtrialInput {
  /** Per beat, how similar the signal before it is to that before other beats. */
  pSimilarity: ArrayLike<number>;
  /** Per beat, how similar the signal one usual interval before it is to the usual P wave; 0 where no beat is missing. */
  dropped: ArrayLike<number>;
  /** Whether P waves are clear. */
  hasP: boolean;
  isFibrillating: (index: number) => boolean;
}

/**
 * Finds regular, narrow, fast runs with a sudden beginning or end, or without P waves. A gradual rise with P waves is sinus
 * tachycardia instead.
 */
export function supraventricularEpisodes(
  { peaks, labels, readRr: rr, isReadable }: EpisodeRecording,
  { pSimilarity, isFibrillating }: AtrialInput,
): Finding[] {
  const isFast = (index: number) => {
    const [interval, before] = [rr[index] ?? 0, rr[index - 1] ?? 0];
    if (interval <= 0 || interval >= 60_000 / FAST_PER_MIN) return false;
    if (labels[index] === 'V' || !isReadable(index) || isFibrillating(index)) return false;
    return before <= 0 || before >= 60_000 / FAST_PER_MIN || Math.abs(interval - before) < REGULAR * before;
  };
  // A beat's interval ends at the beat, so the run begins with the previous beat.
  return findRuns(peaks.length, isFast).flatMap(([first, to]): Finding[] => {
    const from = Math.max(0, first - 1);
    if (to - from < BEATS) return [];
    const own = rr.slice(first, to);
    const medianInterval = median(own) ?? 0;
    const step = Math.max(
      stepOf(medianInterval, rr.slice(Math.max(0, first - STEP_BEATS), first)),
      stepOf(medianInterval, rr.slice(to, to + STEP_BEATS)),
    );
    const ps = Array.from({ length: to - from }, (_, index) => pSimilarity[from + index] ?? 0);
    if (step < SUDDEN_CHANGE && (median(ps) ?? 0) > NO_P) return [];
    const value = Math.round(60_000 / medianInterval);
    const [begin, end] = [peaks[from] ?? 0, (peaks[to - 1] ?? 0) + 1];
    const confidence = Math.min(
      confidenceOf(value, FAST_PER_MIN - 25),
      confidenceOf(Math.max(step, SUDDEN_CHANGE), SUDDEN_CHANGE / 1.3),
    );
    return [{ code: 'SVT', from: begin, to: end, value, limit: FAST_PER_MIN, confidence }];
  });
}

/** Returns how much longer the longest of the surrounding intervals is. */
function stepOf(medianInterval: number, neighbors: readonly number[]): number {
  const valid = neighbors.filter((interval) => interval > 0);
  return valid.length === 0 ? 0 : 1 - medianInterval / Math.max(...valid);
}

/** Minimum similarity of an isolated wave to the usual P wave to count as one (our choice). */
export const P_SIMILARITY_MIN = 0.85;
/** Minimum dropped beats within this many seconds to report a block (our choice). A single one may be an early P wave. */
const DROPPED_MIN = 3;
const DROPPED_SEC = 60;

/** Finds dropped beats after P waves (second-degree block), if P waves are clear. */
export function droppedBeats(
  { hz, peaks, labels, isReadable }: EpisodeRecording,
  { dropped, hasP }: AtrialInput,
): Finding[] {
  if (!hasP) return [];
  const isNormal = (index: number) => labels[index] === 'N' && isReadable(index);
  const lateBeats = peaks.flatMap((_, index) =>
    (dropped[index] ?? 0) > P_SIMILARITY_MIN && [index - 2, index - 1, index].every(isNormal) ? [index] : [],
  );
  const at = (place: number) => peaks[lateBeats[place] ?? -1] ?? Number.NaN;
  const isInCluster = (place: number) =>
    Array.from({ length: DROPPED_MIN }, (_, back) => place - back).some(
      (first) => at(first + DROPPED_MIN - 1) - at(first) < DROPPED_SEC * hz,
    );
  return lateBeats
    .filter((_, place) => isInCluster(place))
    .map((index): Finding => {
      const value = Math.round(100 * (dropped[index] ?? 0)) / 100;
      const confidence = Math.min(1, 0.5 + (0.5 * (value - P_SIMILARITY_MIN)) / (1 - P_SIMILARITY_MIN));
      return {
        code: 'avBlock2',
        from: peaks[index - 1] ?? 0,
        to: peaks[index] ?? 0,
        value,
        limit: P_SIMILARITY_MIN,
        confidence,
      };
    });
}
