import { HOUR_MS, timeOfDay } from '../../../../contract/moment';
import type { EcgAnalysis, WireRecord } from '../../../../server/plugin-api';
import { signalScales } from '../../record/entities/raw';
import { type LorenzShape, poincareOf, qualityAt } from '../../record/server/public';
import type { AverageBeat } from '../entities/beatMarks';
import { DayAndNight } from '../entities/cloud';
import { type EcgEpisode, ecg } from '../entities/ecg';
import { ECG_EPISODES_MAX } from '../entities/ecgCodes';
import type { StoredCloud } from '../entities/lorenzReads';
import { LORENZ_HOURS_MIN } from '../entities/lorenzRules';

/** Units of a sample that make one mV. */
export const UNITS_PER_MV = 1_000 / signalScales.ecg.step;

/** What a recording measured, as fields of its report; what no report can hold is left out. */
export function measuredEcg(analysis: EcgAnalysis): WireRecord {
  const { hrAvg, hrMin, hrMax, noisyPct } = analysis;
  const measured = {
    durationSec: analysis.durationSec,
    rhythm: analysis.rhythm,
    hrAvg,
    // Means of few beats and of all may differ by the roundings and by the beats at the ends.
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
  return Object.fromEntries(Object.entries(measured).map(([name, value]) => [name, fits(name, value) ? value : null]));
}

/** The averaged beat as its report keeps it; null without one. */
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

/** The stretches of a recording as its report keeps them; of too many the first. */
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

function fits(name: string, value: unknown): boolean {
  const field = Object.entries(ecg.fields).find(([own]) => own === name)?.[1];
  if (typeof value !== 'number' || (field?.kind !== 'integer' && field?.kind !== 'decimal')) return true;
  return value >= field.min && value <= field.max;
}

/** What a plot of the intervals of a recording shows. */
export interface MeasuredLorenz {
  values: WireRecord;
  shape: LorenzShape;
}

/** The plot of a recording's intervals; nothing where it has fewer hours of normal ones than a plot needs. */
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

/** Intervals that are plotted, each by its number. */
export interface IntervalsToPlot {
  /** Milliseconds since the beat before; 0 parts what did not follow one another. */
  rr: ArrayLike<number>;
  labelOf: (index: number) => string;
  isFibrillating: (index: number) => boolean;
  /** Hour of the day at which it ended. */
  hourOf: (index: number) => number;
}

/** The plot of intervals; nothing where there are fewer hours of normal ones than a plot needs. */
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

/** How often each pair of intervals came, by day and night. */
export function cloudOf({ rr, labelOf, hourOf }: Omit<IntervalsToPlot, 'isFibrillating'>): StoredCloud {
  const counters = new DayAndNight();
  for (let index = 1; index < rr.length; index += 1) {
    const areNormal = labelOf(index) === 'N' && labelOf(index - 1) === 'N' && (index < 2 || labelOf(index - 2) === 'N');
    counters.add({ interval: rr[index - 1] ?? 0, next: rr[index] ?? 0, areNormal }, hourOf(index));
  }
  return counters.stored();
}
