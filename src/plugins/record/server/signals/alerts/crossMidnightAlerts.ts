import { extremes, plausibility } from '../../../../device/entities/thresholds/extremes';
import type { Threshold } from '../../../../device/entities/thresholds/thresholds';
import type { RecordKind } from '../../../../device/entities/uploads/recordKinds';
import type { AlertCode } from '../../../entities/alerts/alertCodes';
import { IMPACT_MG } from '../../../entities/kinds/sportAmplitude';
import type { Series } from '../../../entities/series';
import { impactsOf, STILL_MG } from '../aggregates/aggregateSportAmplitude';
import { secondOf } from '../dayTimes';
import type { SignalDay } from '../signalDay';
import type { Alert } from './alert';
import { type ImplausibleWatch, implausibleAlerts, isMarkedAt } from './implausibleAlerts';
import { type Reach, reachesOf, sustainedAlerts, type Watch } from './sustainedAlerts';
import { type ThresholdOf, thresholdsOf } from './thresholdOf';

/** Share of the heart rate reserve in percent that counts as strain, and for how many minutes (our choice). */
const STRAIN_PCT = 85;
const STRAIN_MIN = 5;
const STRAIN: Threshold = {
  measure: 'heartRate',
  critLow: null,
  warnLow: null,
  // Strain is above the share, while thresholds include their value; the share is an integer.
  warnHigh: STRAIN_PCT + 1,
  critHigh: null,
  holdMin: STRAIN_MIN,
  critHoldMin: null,
};

interface SustainedWatch extends Watch {
  threshold: (thresholdOf: ThresholdOf) => Threshold;
  /** Alert code of marked values. */
  implausible?: AlertCode;
  /** The limit to report, if it is not the threshold. */
  limit?: number;
}

/** Conditions that must hold for some time. */
const watches: Readonly<Partial<Record<RecordKind, SustainedWatch>>> = {
  heartRate: {
    channel: 'mean',
    low: 'heartRateLow',
    high: 'heartRateHigh',
    extreme: extremes.heartRate,
    plausible: plausibility.heartRate,
    implausible: 'heartRateImplausible',
    threshold: (of) => of('heartRate'),
  },
  bloodOxygen: {
    channel: 'spo2',
    low: 'oxygenLow',
    high: 'oxygenHigh',
    extreme: extremes.bloodOxygen,
    plausible: plausibility.bloodOxygen,
    implausible: 'oxygenImplausible',
    threshold: (of) => of('bloodOxygen'),
  },
  respiratoryRate: {
    channel: 'rate',
    low: 'breathingSlow',
    high: 'breathingFast',
    extreme: extremes.respiratoryRate,
    plausible: plausibility.respiratoryRate,
    implausible: 'breathingImplausible',
    threshold: (of) => of('respiratoryRate'),
  },
  cardiacLoad: { channel: 'reserve', high: 'heartStrained', threshold: () => STRAIN, limit: STRAIN_PCT },
};

/** Returns the codes of alerts that can begin on one day and be found on the next. */
export function crossMidnightCodes(kind: RecordKind): readonly AlertCode[] {
  if (kind === 'sportAmplitude') return ['possibleFall'];
  const watch = watches[kind];
  return [watch?.low, watch?.high, watch?.implausible].filter((code) => code !== undefined);
}

/** Returns alerts with a duration in a day, including those that began on the previous day if known (`day.previousDay`). */
export function crossMidnightAlerts(kind: RecordKind, day: SignalDay, thresholdOf: ThresholdOf): Alert[] {
  if (kind === 'sportAmplitude') return fallAlerts(day);
  const watch = watches[kind];
  if (!watch) return [];
  const { limit } = watch;
  const sustained = sustainedAlerts(day, watch, watch.threshold(thresholdOf));
  const implausibleWatch = implausibleWatchOf(watch);
  const found = implausibleWatch ? implausibleAlerts(day, implausibleWatch) : [];
  return [...(limit === undefined ? sustained : sustained.map((alert) => ({ ...alert, limit }))), ...found];
}

function implausibleWatchOf({ channel, plausible, implausible: code }: SustainedWatch): ImplausibleWatch | undefined {
  return plausible && code ? { channel, plausible, code } : undefined;
}

/** Whether the start of a day can belong to an alert that began before it. */
export function reachesDayStart(kind: RecordKind, series: Series | null, thresholds: readonly Threshold[]): boolean {
  if (kind === 'sportAmplitude') return (series?.channels.mean?.[0] ?? STILL_MG) < STILL_MG;
  return reachesDayEdge(kind, series, { thresholds, isFromEnd: false });
}

/** Whether the end of a day can belong to an alert that continues after it. */
export function reachesDayEnd(kind: RecordKind, series: Series | null, thresholds: readonly Threshold[]): boolean {
  if (kind === 'sportAmplitude') return (series?.channels.peak?.at(-1) ?? 0) > IMPACT_MG;
  return reachesDayEdge(kind, series, { thresholds, isFromEnd: true });
}

/** Whether one end of a day can be part of an alert that extends beyond it. */
function reachesDayEdge(
  kind: RecordKind,
  series: Series | null,
  { thresholds, isFromEnd }: { thresholds: readonly Threshold[]; isFromEnd: boolean },
): boolean {
  const watch = watches[kind];
  if (!watch || !series) return false;
  if (isMarkedAt(series, watch, isFromEnd)) return true;
  const samples = series.channels[watch.channel] ?? [];
  const reaches = reachesOf(watch, watch.threshold(thresholdsOf(thresholds)), series.intervalSec);
  return reaches.some((reach) => isReached(samples, reach, isFromEnd));
}

/** Whether a value beyond a limit occurs among the decisive number of valid samples at one end. */
function isReached(
  samples: readonly (number | null)[],
  { isBeyond, samples: most }: Reach,
  isFromEnd: boolean,
): boolean {
  let left = most;
  for (let step = 0; step < samples.length && left > 0; step += 1) {
    const value = samples[isFromEnd ? samples.length - 1 - step : step] ?? null;
    if (value === null) continue;
    if (isBeyond(value)) return true;
    left -= 1;
  }
  return false;
}

function fallAlerts(day: SignalDay): Alert[] {
  return impactsOf(day).map(({ index, mg }) => ({
    code: 'possibleFall',
    level: 'critical',
    fromSec: secondOf(day, index),
    toSec: secondOf(day, index + 2),
    value: mg,
    limit: IMPACT_MG,
  }));
}
