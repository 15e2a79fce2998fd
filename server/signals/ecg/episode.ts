import type { BeatLabel } from './beatLabels';
import type { SignalSecond } from './signalState';

/**
 * What a stretch of a recording shows: ventricular tachycardia, the slower rhythm of the ventricles, ventricular flutter or
 * fibrillation, no beat for four seconds, a pause, suspected atrial fibrillation, a tachycardia from above the ventricles, beats
 * that are dropped after P waves, an extremely slow or fast heart, a pacemaker at work, a lost electrode, a signal that cannot be read;
 * three and more ventricular beats in a row that may be artefact; a sampling rate or a gain that cannot be right.
 */
export type EpisodeCode =
  | 'VT'
  | 'run'
  | 'IVR'
  | 'VF'
  | 'asystole'
  | 'pause'
  | 'AF'
  | 'SVT'
  | 'avBlock2'
  | 'bradycardia'
  | 'tachycardia'
  | 'paced'
  | 'leadOff'
  | 'unreadable'
  | 'doubtfulRate'
  | 'doubtfulGain';

/** What is found, and why. */
export interface Finding {
  code: EpisodeCode;
  /** Its first sample, and the one after its last. */
  from: number;
  to: number;
  /** What was measured, and the limit that it has passed: beats a minute for rates, ms and mV of waves, else seconds or a count of beats. */
  value: number;
  limit: number;
  /** How sure the analysis is: 0.5 at the limit, towards 1 away from it. */
  confidence: number;
}

/** A finding with a word for how sure it is. */
export interface EcgEpisode extends Finding {
  certainty: 'high' | 'low';
}

/** Confidence from which a finding is called certain (ours). */
const CERTAIN = 0.7;

export const episodeOf = (finding: Finding): EcgEpisode => ({
  ...finding,
  certainty: finding.confidence >= CERTAIN ? 'high' : 'low',
});

/** How steeply the confidence rises: at twice the limit it is 0.94 (ours). */
const STEEPNESS = 4;

/** Confidence where two explanations cannot be told apart. */
export const EVEN = 0.5;

/** Confidence of a value that has passed a limit, upwards or downwards. */
export function confidenceOf(value: number, limit: number): number {
  const times = Math.max(value / limit, limit / Math.max(value, Number.EPSILON));
  return 1 / (1 + times ** -STEEPNESS);
}

/** What findings are looked for in. */
export interface Recording {
  hz: number;
  count: number;
  peaks: readonly number[];
  labels: readonly BeatLabel[];
  /** Milliseconds since the beat before; 0 where there is none. */
  rr: readonly number[];
  /** The same; 0 too where a beat of the two lies in noise. */
  readRr: readonly number[];
  seconds: readonly SignalSecond[];
  /** Stretches from one sample to another whose samples are missing. */
  lostWithin: (from: number, to: number) => (readonly [number, number])[];
  /** Whether the recorder could not go further there. */
  isClippedAt: (sample: number) => boolean;
  isNoisyAt: (sample: number) => boolean;
  isReadable: (index: number) => boolean;
}

/** Runs of indexes that fulfil a condition, from and up to. */
export function stretches(length: number, fulfils: (index: number) => boolean): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let from = -1;
  for (let index = 0; index <= length; index += 1) {
    const isIn = index < length && fulfils(index);
    if (isIn && from === -1) from = index;
    if (isIn || from === -1) continue;
    found.push([from, index]);
    from = -1;
  }
  return found;
}
