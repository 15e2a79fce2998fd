import type { BeatLabel } from '../beats/beatLabels';
import type { SignalSecond } from '../signal/signalState';

/**
 * Kinds of episodes: ventricular tachycardia, three or more ventricular beats in a row that may be artefact, idioventricular
 * rhythm, ventricular flutter or fibrillation. No beat for four seconds, a pause, suspected atrial fibrillation,
 * supraventricular tachycardia, dropped beats after P waves, an extremely slow or fast rate. A working pacemaker, a lost
 * electrode, an unreadable signal, an implausible sampling rate or gain.
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

/** A finding and the reason for it. */
export interface Finding {
  code: EpisodeCode;
  /** Its first sample, and the one after its last. */
  from: number;
  to: number;
  /**
   * The measured value and the limit it exceeds: beats per minute for rates, ms and mV for waves, otherwise seconds or a
   * number of beats.
   */
  value: number;
  limit: number;
  /** Confidence of the analysis: 0.5 at the limit, approaching 1 far from it. */
  confidence: number;
}

/** A finding with a category of its confidence. */
export interface EcgEpisode extends Finding {
  certainty: 'high' | 'low';
}

/** Minimum confidence of a certain finding (our choice). */
const HIGH_CERTAINTY_MIN = 0.7;

export const episodeOf = (finding: Finding): EcgEpisode => ({
  ...finding,
  certainty: finding.confidence >= HIGH_CERTAINTY_MIN ? 'high' : 'low',
});

/** Steepness of the confidence: 0.94 at twice the limit (our choice). */
const STEEPNESS = 4;

/** Confidence if two explanations are equally likely. */
export const EVEN_CONFIDENCE = 0.5;

/** Returns the confidence of a value above or below a limit. */
export function confidenceOf(value: number, limit: number): number {
  const times = Math.max(value / limit, limit / Math.max(value, Number.EPSILON));
  return 1 / (1 + times ** -STEEPNESS);
}

/** The data in which findings are searched for. */
export interface EpisodeRecording {
  hz: number;
  count: number;
  peaks: readonly number[];
  labels: readonly BeatLabel[];
  /** Milliseconds since the previous beat; 0 where there is none. */
  rr: readonly number[];
  /** The same; also 0 if one of the two beats is in noise. */
  readRr: readonly number[];
  seconds: readonly SignalSecond[];
  /** Returns the ranges of missing samples between two samples. */
  gapsWithin: (from: number, to: number) => (readonly [number, number])[];
  /** Whether the recorder was clipping there. */
  isClippedAt: (sample: number) => boolean;
  isNoisyAt: (sample: number) => boolean;
  isReadable: (index: number) => boolean;
}

/** Returns the ranges of indexes that fulfill a condition, as start and end. */
export function findRuns(length: number, predicate: (index: number) => boolean): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let from = -1;
  for (let index = 0; index <= length; index += 1) {
    const isIn = index < length && predicate(index);
    if (isIn && from === -1) from = index;
    if (isIn || from === -1) continue;
    found.push([from, index]);
    from = -1;
  }
  return found;
}
