import type { Beat } from '../../entities/decodeBeats';

/** Whether a beat is ectopic. */
export const isEctopic = ({ label }: Beat) => label === 'S' || label === 'V' || label === 'F';

/** Returns the beats from one sample (inclusive) to another (exclusive). The input must be in order of time. */
export function beatsBetween(beats: readonly Beat[], from: number, to: number): readonly Beat[] {
  return beats.slice(firstIndexFrom(beats, from), firstIndexFrom(beats, to));
}

/** Returns the index of the first beat that is not before a sample. */
export function firstIndexFrom(beats: readonly Beat[], sample: number): number {
  let [low, high] = [0, beats.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((beats[middle]?.sample ?? 0) < sample) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the beat nearest to a sample; undefined if none is within reach. */
export function beatNear(beats: readonly Beat[], sample: number, maxDistance: number): Beat | undefined {
  const at = firstIndexFrom(beats, sample);
  const distanceTo = (beat: Beat | undefined) => (beat ? Math.abs(beat.sample - sample) : Number.POSITIVE_INFINITY);
  const [before, after] = [beats[at - 1], beats[at]];
  const nearest = distanceTo(before) < distanceTo(after) ? before : after;
  return distanceTo(nearest) <= maxDistance ? nearest : undefined;
}
