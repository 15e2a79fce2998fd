import { median } from '../samples';
import { P_ALIKE } from './atrialEpisodes';
import { type AveragedBeat, type BeatIntervals, measureBeat } from './beatIntervals';
import { type BeatLabel, labelBeats } from './beatLabels';
import { type BeatShapes, ODD_SHAPE } from './beatShapes';
import type { BeatSurroundings } from './beatSurroundings';
import { doubtfulScale } from './doubtfulScale';
import type { EcgEpisode } from './episode';
import { episodesOf } from './episodes';
import { fibrillatingBeats } from './irregularRhythm';
import type { LostStretches } from './lostStretches';
import type { NoiseMeter } from './noiseMeter';
import { pacedBeats } from './pacedBeats';
import { type EcgRhythm, FIBRILLATION_PCT, type RhythmMeasures, rhythmMeasures, rhythmOf } from './rhythm';
import type { SignalState } from './signalState';
import { VENTRICULAR_SCORE, ventricularScores, wideTachycardia } from './ventricularBeats';
import { fastRuns } from './ventricularRuns';

/** A beat of a recording. */
export interface AnalyzedBeat {
  /** Of its R peak, from 0. */
  sample: number;
  label: BeatLabel;
  /** Beats of the same number look alike; {@link ODD_SHAPE} is like no other. */
  shape: number;
}

/** What is read off a recording; an estimate, no diagnosis. */
export interface EcgAnalysis extends BeatIntervals, RhythmMeasures {
  beats: AnalyzedBeat[];
  /** Samples a second. */
  hz: number;
  /** Stretches that a person should look at, in their order. */
  episodes: EcgEpisode[];
  /** Of each beat the milliseconds since the one before; 0 where there is none, or where samples are missing between them. */
  rr: readonly number[];
  /** 1 for each beat in which fibrillation is suspected. */
  fibrillating: Uint8Array;
  durationSec: number;
  rhythm: EcgRhythm;
  /** Share of the time that cannot be read, per cent. */
  noisyPct: number;
  /** Mean time between the beats that the intervals were measured in, ms; QT is corrected by it. */
  intervalRrMs: number | null;
  /** The beat that the intervals were measured in; undefined where too few are alike. */
  average: AveragedBeat | undefined;
}

/** What was noted of a recording while it came. */
export interface NotedEcg {
  hz: number;
  count: number;
  peaks: readonly number[];
  /** Milliseconds since the beat before; 0 where there is none. */
  rr: readonly number[];
  shapes: BeatShapes;
  shapeOf: readonly number[];
  /** Of each beat how like what comes before it is to what comes before others, and its QRS complex to that of the beat before. */
  pLikeness: readonly number[];
  alike: readonly number[];
  /** Of each beat that comes late how like the usual P wave what comes one interval before it is. */
  dropped: readonly number[];
  surroundings: readonly BeatSurroundings[];
  spikes: readonly number[];
  average: AveragedBeat | undefined;
  noise: NoiseMeter;
  state: SignalState;
  lost: LostStretches;
  /** Where the recorder could not go further. */
  clipped: readonly (readonly [number, number])[];
}

const NO_INTERVALS: BeatIntervals = { prMs: null, qrsMs: null, qtMs: null, stMv: null, rMv: 0, marks: null };
/** Milliseconds from which a QRS complex is wide. */
const WIDE_MS = 120;
/** The top of an R wave may be cut off for so long, seconds; a longer flat part leaves nothing to read. */
const R_TOP_SEC = 0.12;
/** What stands further before the complexes of a fast rhythm, as a share of their interval, is the T wave before (ours); so may be
 * what stands before a complex whose edges cannot be told. */
const FARTHEST_P = 0.5;
/** Likeness of what comes before most beats from which P waves are clear (ours). */
const P_CLEAR = 0.6;
/** Height of the smallest P wave of a shape, mV (ours). */
const LEAST_P_MV = 0.04;

/** Concludes what a recording shows from what was noted of it. */
export function concludeEcg(noted: NotedEcg): EcgAnalysis {
  const { hz, count, peaks, rr, shapes, shapeOf, noise, state, lost, average, pLikeness } = noted;
  const saturated = noted.clipped.filter(([from, to]) => to - from > R_TOP_SEC * hz);
  for (const [from, to] of saturated) noise.mark(from, to);
  const isReadable = (index: number) => {
    const sample = peaks[index] ?? 0;
    return !noise.isNoisyAt(sample) && !state.hasJumpedAt(sample);
  };
  const isClippedAt = secondsOf(noted.clipped, hz);
  const isSaturatedAt = secondsOf(saturated, hz);
  const measured = average && { average, ...measureBeat(average) };
  const intervals = measured?.intervals ?? NO_INTERVALS;
  const doubts = measured ? doubtfulScale(measured, count) : [];
  const scores = ventricularScores({ shapes: shapes.shapes, shapeOf, rr });
  // A recorder needs a second to come back from the end of its range.
  const isClipped = (index: number) => [-hz, 0, hz].some((away) => isSaturatedAt((peaks[index] ?? 0) + away));
  const fast = fastRuns({ ...noted, scores, isClipped });
  const qrsMs = intervals.qrsMs ?? WIDE_MS;
  const isWide = average !== undefined && qrsMs >= WIDE_MS && shapes.isWideShape(shapes.usual);
  const paced = pacedBeats(peaks, noted.spikes, hz);
  const isPaced = (index: number) => paced[index] === 1;
  const wide = isWide
    ? wideTachycardia({
        rr,
        isUsual: (index) => shapeOf[index] === shapes.usual && !isPaced(index),
        isWide: (index) => isReadable(index) && !isPaced(index) && shapes.isWideShape(shapeOf[index] ?? ODD_SHAPE),
        hasP: intervals.qrsMs !== null && (intervals.prMs ?? FARTHEST_P * average.rrMs) < FARTHEST_P * average.rrMs,
        qrsMs,
      })
    : undefined;
  const isFast = (index: number) => (fast[index] ?? 0) > 0 || wide?.[index] === 1;
  const isVentricular = (index: number) =>
    isFast(index) || (isReadable(index) && (scores[index] ?? 0) > VENTRICULAR_SCORE);
  const durationSec = Math.round(count / hz);
  const fibrillating = fibrillatingBeats({ rr, isVentricular, pLikeness, isReadable, durationSec });
  const isFibrillating = (index: number) => fibrillating[index] === 1;
  const isAfterDropped = (index: number) => (noted.dropped[index] ?? 0) > P_ALIKE;
  const labels = labelBeats({ rr, isVentricular, isFibrillating, isReadable, isAfterDropped });
  // Noise makes beats and hides them: no interval leads into it or out of it.
  const readRr = rr.map((ms, index) => (isReadable(index) && isReadable(index - 1) ? ms : 0));
  // Where hardly two intervals are alike there is no average to measure a P wave in.
  const isP = average ? intervals.prMs !== null : shapes.pHeight > LEAST_P_MV;
  const hasP = isP && (median(pLikeness) ?? 0) > P_CLEAR;
  const episodes = episodesOf({
    ...noted,
    doubts,
    labels,
    readRr,
    isNoisyAt: (sample) => noise.isNoisyAt(sample),
    seconds: state.seconds,
    lostWithin: (from, to) => lost.within(from, to),
    isClippedAt,
    isSaturatedAt,
    isReadable,
    isFast,
    // A wide rhythm without P waves is treated as one of the ventricles, which it need not be.
    confidenceAt: (index) => fast[index] || WIDE_CONFIDENCE,
    isFibrillating,
    isPaced,
    hasP,
  });
  const noisyPct = unreadablePct(noted, episodes);
  const measures = rhythmMeasures({ hz, rr: readRr, labels, fibrillating, episodes });
  const rhythm = rhythmOf({ ...measures, noisyPct, labels, episodes, hasP, pacedShare: shareOf(paced) });
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
    // A fibrillating heart has no P wave, whatever its flutter looks like.
    prMs: measures.afBurdenPct >= FIBRILLATION_PCT || !isTimed ? null : intervals.prMs,
    intervalRrMs: average ? Math.round(average.rrMs) : null,
    average,
    ...measures,
    noisyPct,
    rhythm,
  };
}

/** How sure it is that a regular wide rhythm without P waves comes from the ventricles (eight in ten do). */
const WIDE_CONFIDENCE = 0.8;

/** Whether a sample lies in a second that stretches touch. */
function secondsOf(stretches: readonly (readonly [number, number])[], hz: number): (sample: number) => boolean {
  const seconds = new Set<number>();
  for (const [from, to] of stretches)
    for (let second = Math.floor(from / hz); second <= Math.floor(to / hz); second += 1) seconds.add(second);
  return (sample) => seconds.has(Math.floor(sample / hz));
}

/** The time in which the signal is noisy or missing, or in which beats can neither be found nor excluded. */
function unreadablePct({ noise, lost, count }: NotedEcg, episodes: readonly EcgEpisode[]): number {
  const empty = episodes
    .filter(({ code }) => code === 'leadOff' || code === 'unreadable')
    .reduce((sum, { from, to }) => sum + to - from - noise.noisyBetween(from, to), 0);
  const unreadable = noise.noisyBetween(0, count) + empty + lost.between(0, count);
  return Math.min(100, Math.round((1_000 * unreadable) / Math.max(1, count)) / 10);
}

const shareOf = (flags: Uint8Array) => flags.reduce((sum, flag) => sum + flag, 0) / Math.max(1, flags.length);
