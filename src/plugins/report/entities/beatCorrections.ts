import type { Beat } from './decodeBeats';
import type { BeatLabel } from './ecgCodes';

/** A beat, or all beats of a shape, that a person has labelled. */
export interface BeatCorrection {
  /** Of the beat that was looked at. */
  sample: number;
  /** All beats of this shape; null for the one beat. */
  shape: number | null;
  label: BeatLabel;
}

/**
 * The beats as they stand after corrections; a later one counts more than an earlier one.
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
