import { HOUR_MS, timeOfDay } from '../../../../contract/moment';
import type { WireRecord } from '../../../../server/plugin-api';
import { signalScales } from '../../record/entities/kinds/raw';
import { type LorenzShape, poincareOf, qualityAt } from '../../record/server/public';
import type { AverageBeat } from '../entities/beatMarks';
import { DayNightClouds } from '../entities/cloud';
import { type EcgEpisode, ecg } from '../entities/ecg';
import { ECG_EPISODES_MAX } from '../entities/ecgCodes';
import type { StoredCloud } from '../entities/lorenzReads';
import { LORENZ_HOURS_MIN } from '../entities/lorenzRules';
import type { EcgAnalysis } from './ecg/summarizeEcg';

/** Sample units per mV. */
export const UNITS_PER_MV = 1_000 / signalScales.ecg.step;

/** Returns the measurements of a recording as fields of its report. Omits values that exceed the limits of the fields. */
export function measuredEcg(analysis: EcgAnalysis): WireRecord {
  const { hrAvg, hrMin, hrMax, noisyPct } = analysis;
  const measured = {
    durationSec: analysis.durationSec,
    rhythm: analysis.rhythm,
    hrAvg,
    // Means of few beats and of all can differ by rounding and by the beats at the ends.
    hrMin: hrAvg === null || hrMin === null ? hrMin : Math.min(hrMin, hrAvg),
    hrMax: hrAvg === null || hrMax === null ? hrMax : Math.max(hrMax, hrAvg),
    rrAvg: analysis.rrAvg,
    rrSd: analysis.rrSd,
    intervalRrMs: analysis.intervalRrMs,
    prMs: analysis.prMs,
    qrsMs: analysis.qrsMs,
    qtMs: analysis.qtMs,
    stMv: analysis.stMv,
    rMv: analysis.rMv,
    pausesOver2s: analysis.pausesOver2s,
    longestPauseMs: analysis.longestPauseMs,
    pac: analysis.pac,
    pvc: analysis.pvc,
    afBurdenPct: analysis.afBurdenPct,
    noisyPct,
    episodes: episodesIn(analysis),
    quality: qualityAt(100 - noisyPct),
  };
  return Object.fromEntries(
    Object.entries(measured).map(([name, value]) => [name, isWithinLimits(name, value) ? value : null]),
  );
}

/** Returns the averaged beat in its stored form; null without one. */
export function measuredBeat({ average, marks }: EcgAnalysis): AverageBeat | null {
  if (!average || !marks) return null;
  const { hz, peak, millivolts, rrMs } = average;
  return {
    hz,
    startMs: Math.round((-peak * 1_000) / hz),
    microvolts: Array.from(millivolts, (value) => Math.round(value * 1_000)),
    rrMs: Math.round(rrMs),
    marks,
  };
}

/** Returns the episodes in their stored form, limited to the first ones. */
function episodesIn({ episodes, hz }: EcgAnalysis): EcgEpisode[] {
  const hundredths = (value: number) => Math.round(100 * value) / 100;
  const seconds = (sample: number) => hundredths(sample / hz);
  return episodes.slice(0, ECG_EPISODES_MAX).map(({ code, from, to, certainty, value, limit, confidence }) => ({
    code,
    fromSec: seconds(from),
    toSec: seconds(to),
    certainty,
    value: hundredths(value),
    limit: hundredths(limit),
    confidence: hundredths(confidence),
  }));
}

function isWithinLimits(name: string, value: unknown): boolean {
  const field = Object.entries(ecg.fields).find(([own]) => own === name)?.[1];
  if (typeof value !== 'number' || (field?.kind !== 'integer' && field?.kind !== 'decimal')) return true;
  return value >= field.min && value <= field.max;
}

/** The results of plotting the intervals of a recording. */
export interface MeasuredLorenz {
  values: WireRecord;
  shape: LorenzShape;
}

/** Returns the plot of a recording's intervals; undefined if it has too few hours of normal intervals. */
export function measuredLorenz(
  analysis: EcgAnalysis,
  place: { begin: number; hz: number },
): MeasuredLorenz | undefined {
  const { beats, rr, fibrillating } = analysis;
  const intervals: IntervalsToPlot = {
    rr,
    labelOf: (index) => beats[index]?.label ?? 'N',
    isFibrillating: (index) => fibrillating[index] === 1,
    hourOf: (index) => timeOfDay(place.begin + ((beats[index]?.sample ?? 0) * 1_000) / place.hz) / HOUR_MS,
  };
  const plot = plottedIntervals(intervals);
  const added = { cloud: cloudOf(intervals), quality: qualityAt(100 - analysis.noisyPct) };
  return plot && { ...plot, values: { ...plot.values, ...added } };
}

/** Intervals to plot, by index. */
export interface IntervalsToPlot {
  /** Milliseconds since the previous beat; 0 separates beats that are not consecutive. */
  rr: ArrayLike<number>;
  labelOf: (index: number) => string;
  isFibrillating: (index: number) => boolean;
  /** Returns the hour of the day at which the interval ended. */
  hourOf: (index: number) => number;
}

/** Returns the plot of intervals; undefined if there are too few hours of normal ones. */
export function plottedIntervals(intervals: IntervalsToPlot): MeasuredLorenz | undefined {
  const { rr, labelOf, isFibrillating } = intervals;
  const isNormal = (index: number) => labelOf(index) === 'N' && (index === 0 || labelOf(index - 1) === 'N');
  let normalMs = 0;
  for (let index = 0; index < rr.length; index += 1) if (isNormal(index)) normalMs += rr[index] ?? 0;
  const hours = Math.floor((normalMs * 10) / HOUR_MS) / 10;
  if (hours < LORENZ_HOURS_MIN) return undefined;
  const plot = poincareOf({ rr, labelOf, isFibrillating });
  const tenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);
  const values = {
    hours,
    nnCount: plot.nnCount,
    meanRr: tenths(plot.meanRr),
    sdnn: tenths(plot.sdnn),
    rmssd: tenths(plot.rmssd),
    confidence: plot.confidence,
    afSuspect: plot.afSuspect,
    ectopicPct: tenths(plot.ectopicPct),
  };
  return { values, shape: plot.shape };
}

/** Counts each pair of intervals, by day and night. */
export function cloudOf({ rr, labelOf, hourOf }: Omit<IntervalsToPlot, 'isFibrillating'>): StoredCloud {
  const counters = new DayNightClouds();
  for (let index = 1; index < rr.length; index += 1) {
    const areNormal = labelOf(index) === 'N' && labelOf(index - 1) === 'N' && (index < 2 || labelOf(index - 2) === 'N');
    counters.add({ interval: rr[index - 1] ?? 0, next: rr[index] ?? 0, areNormal }, hourOf(index));
  }
  return counters.stored();
}
