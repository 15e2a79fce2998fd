import { mean, standardDeviation } from '../../../../../../server/plugin-api/builtin';
import type { BeatLabel } from '../beats/beatLabels';
import type { EcgEpisode, EpisodeCode } from './episode';

/**
 * Detected rhythms. `SR`, `SB`, `ST`, `SA`: sinus rhythm; slow, fast, irregular. `AF`: suspected fibrillation. `PAC`, `PVC`,
 * `SVT`, `VT`: atrial and ventricular ectopy, and their tachycardias. `IVR`: idioventricular rhythm. `VF`: ventricular
 * flutter or fibrillation. `asystole`: no beat for four seconds. `avBlock2`: dropped beats after P waves. `pace`: led by a
 * pacemaker.
 */
export type EcgRhythm =
  | 'SR'
  | 'SB'
  | 'ST'
  | 'SA'
  | 'AF'
  | 'PAC'
  | 'PVC'
  | 'SVT'
  | 'IVR'
  | 'VT'
  | 'VF'
  | 'asystole'
  | 'avBlock2'
  | 'pause'
  | 'pace'
  | 'unclassified'
  | 'unreadable';

/** Rates and counts of a recording; null without beats. */
export interface RhythmMeasures {
  /** Beats per minute; minimum and maximum over five beats in a row. */
  hrAvg: number | null;
  hrMin: number | null;
  hrMax: number | null;
  /** Mean and standard deviation of the intervals between normal beats, ms. */
  rrAvg: number | null;
  rrSd: number | null;
  pausesOver2s: number;
  longestPauseMs: number;
  /** Early atrial and ventricular beats. */
  pac: number;
  pvc: number;
  /** Share of time with suspected fibrillation, percent. */
  afBurdenPct: number;
}

interface RhythmBeats {
  hz: number;
  /** Milliseconds since the previous beat; 0 where there is none. */
  rr: readonly number[];
  labels: readonly BeatLabel[];
  fibrillating: Uint8Array;
  episodes: readonly EcgEpisode[];
}

const IN_A_ROW = 5;
/** Episodes without a beat, including those at the ends of a recording. */
const SILENCES: readonly EpisodeCode[] = ['pause', 'asystole'];

export function rhythmMeasures({ hz, rr, labels, fibrillating, episodes }: RhythmBeats): RhythmMeasures {
  const validIntervals = rr.filter((interval) => interval > 0);
  const normal = rr.filter(
    (interval, index) => interval > 0 && labels[index] === 'N' && (labels[index - 1] ?? 'N') === 'N',
  );
  const total = validIntervals.reduce((sum, interval) => sum + interval, 0);
  const afMs = rr.reduce((sum, interval, index) => sum + (fibrillating[index] === 1 ? interval : 0), 0);
  const rates = heartRateRange(validIntervals);
  const silences = episodes.filter(({ code }) => SILENCES.includes(code));
  const longest = silences.reduce((most, { from, to }) => Math.max(most, ((to - from) * 1_000) / hz), 0);
  return {
    hrAvg: total === 0 ? null : Math.round((60_000 * validIntervals.length) / total),
    hrMin: rates.min,
    hrMax: rates.max,
    rrAvg: roundOrNull(mean(normal)),
    rrSd: roundOrNull(standardDeviation(normal)),
    pausesOver2s: silences.length,
    longestPauseMs: Math.round(longest),
    pac: labels.filter((label) => label === 'S').length,
    pvc: labels.filter((label) => label === 'V').length,
    afBurdenPct: total === 0 ? 0 : Math.round((1_000 * afMs) / total) / 10,
  };
}

const roundOrNull = (value: number | null) => (value === null ? null : Math.round(value));

function heartRateRange(intervals: readonly number[]): { min: number | null; max: number | null } {
  const length = Math.min(IN_A_ROW, intervals.length);
  if (length === 0) return { min: null, max: null };
  let least = Number.POSITIVE_INFINITY;
  let greatest = 0;
  let sum = 0;
  intervals.forEach((interval, index) => {
    sum += interval - (index >= length ? (intervals[index - length] ?? 0) : 0);
    if (index < length - 1) return;
    const rate = (60_000 * length) / sum;
    least = Math.min(least, rate);
    greatest = Math.max(greatest, rate);
  });
  return { min: Math.round(least), max: Math.round(greatest) };
}

/**
 * Maximum percentage of unreadable time; minimum percentage of time that makes the rhythm fibrillation; minimum percentage
 * of beats that makes it ectopic (our choice).
 */
const UNREADABLE_PCT = 50;
export const FIBRILLATION_PCT = 50;
const ECTOPIC_PCT = 3;
const ECTOPIC_MIN = 2;
const LONG_PAUSE_MS = 3_000;
/** Beats per minute below which a sinus rhythm is slow (ACC/AHA/HRS 2018), and above which it is fast. */
const [SLOW, FAST] = [50, 100];
/** Minimum share of paced beats of a paced rhythm (our choice). */
const PACED = 0.5;
/** Standard deviation above which a sinus rhythm is irregular, ms (our choice). */
const IRREGULAR_MS = 80;

interface RhythmFindings extends RhythmMeasures {
  noisyPct: number;
  labels: readonly BeatLabel[];
  /** Episodes with other codes than those of the analysis are ignored. */
  episodes: readonly { code: string }[];
  /** Whether P waves are clear. */
  hasP: boolean;
  /** Share of paced beats. */
  pacedShare: number;
}

/** Returns the rhythm of a recording: a life-threatening one, otherwise the most significant one. */
export function classifyRhythm(findings: RhythmFindings): EcgRhythm {
  const { noisyPct, labels, hrAvg, longestPauseMs, afBurdenPct, pac, pvc, rrSd, episodes, hasP } = findings;
  const isFrequent = (early: number) => early >= ECTOPIC_MIN && early * 100 >= ECTOPIC_PCT * labels.length;
  const has = (episodeCode: EpisodeCode) => episodes.some(({ code }) => code === episodeCode);
  for (const code of ['VF', 'asystole', 'VT'] as const) if (has(code)) return code;
  if (hrAvg === null || noisyPct > UNREADABLE_PCT) return 'unreadable';
  if (has('doubtfulRate')) return 'unclassified';
  if (has('avBlock2')) return 'avBlock2';
  if (longestPauseMs > LONG_PAUSE_MS) return 'pause';
  if (findings.pacedShare >= PACED) return 'pace';
  if (has('IVR')) return 'IVR';
  if (afBurdenPct >= FIBRILLATION_PCT) return 'AF';
  if (has('SVT')) return 'SVT';
  if (isFrequent(pvc)) return 'PVC';
  if (isFrequent(pac)) return 'PAC';
  const isIrregular = (rrSd ?? 0) > IRREGULAR_MS;
  // Without P waves it is unknown whether the sinus node is the cause.
  if ((hrAvg < SLOW || isIrregular) && !hasP) return 'unclassified';
  if (hrAvg < SLOW) return 'SB';
  if (hrAvg > FAST) return 'ST';
  return isIrregular ? 'SA' : 'SR';
}
