import type { Beat } from './decodeBeats';
import type { BeatLabel } from './ecgCodes';

/** A manual label of a beat, or of all beats of a shape. */
export interface BeatCorrection {
  /** Sample of the beat that was selected. */
  sample: number;
  /** Applies to all beats of this shape; null for the one beat. */
  shape: number | null;
  label: BeatLabel;
}

/**
 * Returns the beats after corrections. Later corrections take precedence.
 * @param corrections the newest first
 */
export function correctedBeats(beats: readonly Beat[], corrections: readonly BeatCorrection[]): readonly Beat[] {
  if (corrections.length === 0) return beats;
  const bySample = new Map<number, Ranked>();
  const byShape = new Map<number, Ranked>();
  corrections.forEach(({ sample, shape, label }, rank) => {
    const [ranks, key] = shape === null ? [bySample, sample] : [byShape, shape];
    if (!ranks.has(key)) ranks.set(key, { label, rank });
  });
  return beats.map((beat) => {
    const [own, shared] = [bySample.get(beat.sample), byShape.get(beat.shape)];
    const newest = own && shared ? (own.rank < shared.rank ? own : shared) : (own ?? shared);
    return newest ? { ...beat, label: newest.label } : beat;
  });
}

interface Ranked {
  label: BeatLabel;
  /** 0 is the newest. */
  rank: number;
}
