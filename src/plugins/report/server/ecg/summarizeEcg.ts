import { median } from '../../../../../server/plugin-api/builtin';
import { type AveragedBeat, type BeatIntervals, measureBeat } from './beats/beatIntervals';
import { type BeatLabel, labelBeats } from './beats/beatLabels';
import { type BeatShapes, ODD_SHAPE } from './beats/beatShapes';
import type { BeatSurroundings } from './beats/beatSurroundings';
import { detectPacedBeats } from './beats/detectPacedBeats';
import { VENTRICULAR_SCORE, ventricularScores, wideTachycardia } from './beats/ventricularBeats';
import { detectScaleDoubts } from './detectScaleDoubts';
import { P_SIMILARITY_MIN } from './rhythm/atrialEpisodes';
import {
  classifyRhythm,
  type EcgRhythm,
  FIBRILLATION_PCT,
  type RhythmMeasures,
  rhythmMeasures,
} from './rhythm/classifyRhythm';
import { detectFastRuns } from './rhythm/detectFastRuns';
import { detectFibrillation } from './rhythm/detectFibrillation';
import type { EcgEpisode } from './rhythm/episode';
import { findEpisodes } from './rhythm/findEpisodes';
import type { NoiseMeter } from './signal/noiseMeter';
import type { SignalGaps } from './signal/SignalGaps';
import type { SignalState } from './signal/signalState';

/** A beat of a recording. */
export interface AnalyzedBeat {
  /** Sample of its R peak, from 0. */
  sample: number;
  label: BeatLabel;
  /** Number of its shape; beats with the same number look alike, {@link ODD_SHAPE} matches no other. */
  shape: number;
}

/** The result of an analysis. An estimate, not a diagnosis. */
export interface EcgAnalysis extends BeatIntervals, RhythmMeasures {
  beats: AnalyzedBeat[];
  /** Samples per second. */
  hz: number;
  /** Episodes to review, in chronological order. */
  episodes: EcgEpisode[];
  /** Milliseconds since the previous beat, per beat; 0 if there is none or samples between them are missing. */
  rr: readonly number[];
  /** 1 for each beat in which fibrillation is suspected. */
  fibrillating: Uint8Array;
  durationSec: number;
  rhythm: EcgRhythm;
  /** Share of unreadable time, percent. */
  noisyPct: number;
  /** Mean interval of the averaged beats in which the intervals were measured, ms; used to correct QT. */
  intervalRrMs: number | null;
  /** The averaged beat in which the intervals were measured; undefined if too few beats are alike. */
  average: AveragedBeat | undefined;
}

/** Data collected while a recording was processed. */
export interface EcgMeasurements {
  hz: number;
  count: number;
  peaks: readonly number[];
  /** Milliseconds since the previous beat; 0 where there is none. */
  rr: readonly number[];
  shapes: BeatShapes;
  shapeOf: readonly number[];
  /**
   * Per beat, the similarity of the signal before it to that before other beats, and of its QRS complex to that of the
   * previous beat.
   */
  pSimilarity: readonly number[];
  previousSimilarity: readonly number[];
  /** Per late beat, the similarity of the signal one interval before it to the usual P wave. */
  dropped: readonly number[];
  surroundings: readonly BeatSurroundings[];
  spikes: readonly number[];
  average: AveragedBeat | undefined;
  noise: NoiseMeter;
  state: SignalState;
  gaps: SignalGaps;
  /** Clipped ranges. */
  clipped: readonly (readonly [number, number])[];
}

const NO_INTERVALS: BeatIntervals = { prMs: null, qrsMs: null, qtMs: null, stMv: null, rMv: 0, marks: null };
/** Minimum duration of a wide QRS complex, ms. */
const WIDE_MS = 120;
/** Maximum duration of a clipped R wave, seconds; a longer flat part makes the signal unreadable. */
const R_TOP_SEC = 0.12;
/**
 * Maximum PR interval in a fast wide rhythm, as a share of the interval between beats. A wave further away is the previous T
 * wave (our choice). So may be a wave before a complex whose edges are unknown.
 */
const P_DISTANCE_MAX = 0.5;
/** Minimum median similarity of the signal before beats for clear P waves (our choice). */
const P_SIMILARITY_CLEAR = 0.6;
/** Minimum amplitude of a shape's P wave, mV (our choice). */
const P_MIN_MV = 0.04;

/** Derives the result of an analysis from the collected data. */
export function summarizeEcg(measurements: EcgMeasurements): EcgAnalysis {
  const { hz, count, peaks, rr, shapes, shapeOf, noise, state, gaps, average, pSimilarity } = measurements;
  const saturated = measurements.clipped.filter(([from, to]) => to - from > R_TOP_SEC * hz);
  for (const [from, to] of saturated) noise.mark(from, to);
  const isReadable = (index: number) => {
    const sample = peaks[index] ?? 0;
    return !noise.isNoisyAt(sample) && !state.hasBaselineJumpAt(sample);
  };
  const isClippedAt = secondsContaining(measurements.clipped, hz);
  const isSaturatedAt = secondsContaining(saturated, hz);
  const measured = average && { average, ...measureBeat(average) };
  const intervals = measured?.intervals ?? NO_INTERVALS;
  const doubts = measured ? detectScaleDoubts(measured, count) : [];
  const scores = ventricularScores({ shapes: shapes.shapes, shapeOf, rr });
  // A recorder needs a second to recover from clipping.
  const isClipped = (index: number) => [-hz, 0, hz].some((away) => isSaturatedAt((peaks[index] ?? 0) + away));
  const fast = detectFastRuns({ ...measurements, scores, isClipped });
  const qrsMs = intervals.qrsMs ?? WIDE_MS;
  const isWide = average !== undefined && qrsMs >= WIDE_MS && shapes.isWideShape(shapes.dominant);
  const paced = detectPacedBeats(peaks, measurements.spikes, hz);
  const isPaced = (index: number) => paced[index] === 1;
  const wide = isWide
    ? wideTachycardia({
        rr,
        isUsual: (index) => shapeOf[index] === shapes.dominant && !isPaced(index),
        isWide: (index) => isReadable(index) && !isPaced(index) && shapes.isWideShape(shapeOf[index] ?? ODD_SHAPE),
        hasP:
          intervals.qrsMs !== null && (intervals.prMs ?? P_DISTANCE_MAX * average.rrMs) < P_DISTANCE_MAX * average.rrMs,
        qrsMs,
      })
    : undefined;
  const isFast = (index: number) => (fast[index] ?? 0) > 0 || wide?.[index] === 1;
  const isVentricular = (index: number) =>
    isFast(index) || (isReadable(index) && (scores[index] ?? 0) > VENTRICULAR_SCORE);
  const durationSec = Math.round(count / hz);
  const fibrillating = detectFibrillation({ rr, isVentricular, pSimilarity, isReadable, durationSec });
  const isFibrillating = (index: number) => fibrillating[index] === 1;
  const isAfterDropped = (index: number) => (measurements.dropped[index] ?? 0) > P_SIMILARITY_MIN;
  const labels = labelBeats({ rr, isVentricular, isFibrillating, isReadable, isAfterDropped });
  // Noise creates and hides beats, so no interval may begin or end in it.
  const readRr = rr.map((ms, index) => (isReadable(index) && isReadable(index - 1) ? ms : 0));
  // In a very irregular rhythm there is no averaged beat in which to measure a P wave.
  const isP = average ? intervals.prMs !== null : shapes.pHeight > P_MIN_MV;
  const hasP = isP && (median(pSimilarity) ?? 0) > P_SIMILARITY_CLEAR;
  const episodes = findEpisodes({
    ...measurements,
    doubts,
    labels,
    readRr,
    isNoisyAt: (sample) => noise.isNoisyAt(sample),
    seconds: state.seconds,
    gapsWithin: (from, to) => gaps.gapsWithin(from, to),
    isClippedAt,
    isSaturatedAt,
    isReadable,
    isFast,
    // A wide rhythm without P waves is treated as ventricular, although it might not be.
    confidenceAt: (index) => fast[index] || WIDE_CONFIDENCE,
    isFibrillating,
    isPaced,
    hasP,
  });
  const noisyPct = unreadablePct(measurements, episodes);
  const measures = rhythmMeasures({ hz, rr: readRr, labels, fibrillating, episodes });
  const rhythm = classifyRhythm({ ...measures, noisyPct, labels, episodes, hasP, pacedShare: shareOf(paced) });
  const isTimed = rhythm !== 'unreadable' && !doubts.some(({ code }) => code === 'doubtfulRate');
  return {
    beats: peaks.map((sample, index) => ({
      sample,
      label: labels[index] ?? 'N',
      shape: shapeOf[index] ?? ODD_SHAPE,
    })),
    hz,
    episodes,
    rr,
    fibrillating,
    durationSec,
    ...(isTimed ? intervals : NO_INTERVALS),
    // In fibrillation there is no P wave, even if flutter waves look like one.
    prMs: measures.afBurdenPct >= FIBRILLATION_PCT || !isTimed ? null : intervals.prMs,
    intervalRrMs: average ? Math.round(average.rrMs) : null,
    average,
    ...measures,
    noisyPct,
    rhythm,
  };
}

/** Probability that a regular wide rhythm without P waves is ventricular (eight in ten). */
const WIDE_CONFIDENCE = 0.8;

/** Returns a function that checks whether a sample is in a second that one of the ranges touches. */
function secondsContaining(ranges: readonly (readonly [number, number])[], hz: number): (sample: number) => boolean {
  const seconds = new Set<number>();
  for (const [from, to] of ranges)
    for (let second = Math.floor(from / hz); second <= Math.floor(to / hz); second += 1) seconds.add(second);
  return (sample) => seconds.has(Math.floor(sample / hz));
}

/**
 * Returns the share of time in which the signal is noisy or missing, or in which beats can neither be found nor excluded.
 */
function unreadablePct({ noise, gaps, count }: EcgMeasurements, episodes: readonly EcgEpisode[]): number {
  const unreadableSamples = episodes
    .filter(({ code }) => code === 'leadOff' || code === 'unreadable')
    .reduce((sum, { from, to }) => sum + to - from - noise.noisyBetween(from, to), 0);
  const unreadable = noise.noisyBetween(0, count) + unreadableSamples + gaps.lengthWithin(0, count);
  return Math.min(100, Math.round((1_000 * unreadable) / Math.max(1, count)) / 10);
}

const shareOf = (flags: Uint8Array) => flags.reduce((sum, flag) => sum + flag, 0) / Math.max(1, flags.length);
