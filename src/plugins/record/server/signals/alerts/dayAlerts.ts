import type { RecordKind } from '../../../../device/entities/uploads/recordKinds';
import { coverageOf } from '../coverage';
import { secondOf } from '../dayTimes';
import { type Aggregates, eventNumber, numberIn, type SignalDay, samplesOf } from '../signalDay';
import { type Alert, wholeDayAlert } from './alert';
import { loadAlerts, restingAlerts, stepsAlerts } from './comparedAlerts';
import { crossMidnightAlerts } from './crossMidnightAlerts';
import type { AlertBaseline } from './evaluateAlerts';
import { readingAlerts } from './readingAlerts';
import type { ThresholdOf } from './thresholdOf';

/** Everything the alerts of a day depend on. */
export interface AlertInput {
  day: SignalDay;
  aggregates: Aggregates;
  thresholdOf: ThresholdOf;
  baseline: AlertBaseline;
}

/** Minimum minutes of a data gap that needs follow-up (our choice). It must lie before data, or at the start of the day. */
const LONG_GAP_MIN = 12 * 60;
/** SDNN of 24 h in ms below which variability is low (Kleiger 1987). */
const LOW_SDNN_MS = 50;
/** Percentage of ectopic beats above which variability cannot be interpreted (our choice). */
const ECTOPIC_MOST_PCT = 20;
/** Minimum usable percentage of the ECG, and R wave height below which an electrode may be loose (our choice). */
const USABLE_PCT = 60;
const WEAK_MV = 0.3;
/**
 * Limits of a night that need follow-up (our choice): times out of bed, minutes of one of them, and minutes without a
 * movement.
 */
const OUT_OF_BED = 3;
const ABSENCE_MIN = 30;
const STILL_MIN = 240;
/** Maximum percentage of lost packets (our choice). */
const LOST_PCT = 5;

/** Finds the alerts of a day by record kind. */
export const dayAlerts: Readonly<Record<RecordKind, (input: AlertInput) => Alert[]>> = {
  heartRate: (input) => [
    ...crossMidnightAlerts('heartRate', input.day, input.thresholdOf),
    ...restingAlerts(input),
    ...gapAlerts(input.day),
  ],
  bloodOxygen: ({ day, thresholdOf }) => crossMidnightAlerts('bloodOxygen', day, thresholdOf),
  bloodPressure: readingAlerts,
  respiratoryRate: ({ day, thresholdOf }) => crossMidnightAlerts('respiratoryRate', day, thresholdOf),
  hrv: variabilityAlerts,
  cardiacLoad: ({ day, aggregates, thresholdOf }) => [
    ...crossMidnightAlerts('cardiacLoad', day, thresholdOf),
    ...loadAlerts({ aggregates }),
  ],
  ecgIntensity: ({ aggregates }) => {
    const usable = numberIn(aggregates, 'usablePct');
    const height = numberIn(aggregates, 'medianMv');
    return [
      ...(usable !== null && usable < USABLE_PCT
        ? [wholeDayAlert('ecgUnusable', 'warn', { value: usable, limit: USABLE_PCT })]
        : []),
      ...(height !== null && height < WEAK_MV
        ? [wholeDayAlert('electrodeWeak', 'warn', { value: height, limit: WEAK_MV })]
        : []),
    ];
  },
  // The limits apply to the share during sleep, which the night computes.
  hypoxiaTime: () => [],
  sleepActivity: nightAlerts,
  sleepStatus: hypoxiaAlerts,
  sport: ({ day, aggregates, baseline }) => stepsAlerts({ aggregates, baseline, history: day.history ?? [] }),
  sportAmplitude: ({ day, thresholdOf }) => crossMidnightAlerts('sportAmplitude', day, thresholdOf),
  raw: ({ aggregates }) => {
    const lost = numberIn(aggregates, 'lostPct');
    return lost !== null && lost > LOST_PCT
      ? [wholeDayAlert('packetsLost', 'warn', { value: lost, limit: LOST_PCT })]
      : [];
  },
};

/** Returns long data gaps that have ended. More data may still arrive after the last sample. */
function gapAlerts(day: SignalDay): Alert[] {
  const found: Alert[] = [];
  const samples = samplesOf(day, 'mean');
  let from = 0;
  samples.forEach((sample, index) => {
    // Data is not missing for times when another wearer, or nobody, had the device.
    if (day.isWorn && !day.isWorn(secondOf(day, index))) from = index + 1;
    if (sample === null) return;
    const [fromSec, toSec] = [secondOf(day, from), secondOf(day, index)];
    const value = (toSec - fromSec) / 60;
    if (value >= LONG_GAP_MIN)
      found.push({ code: 'longGap', level: 'warn', fromSec, toSec, value, limit: LONG_GAP_MIN });
    from = index + 1;
  });
  return found;
}

/**
 * Returns alerts about variability. It cannot be interpreted with a pacemaker, which sets the intervals, or with many
 * ectopic beats.
 */
function variabilityAlerts({ day, aggregates }: AlertInput): Alert[] {
  if (day.wearer.pacemaker) return [];
  const ectopic = numberIn(aggregates, 'ectopicPct');
  if (ectopic !== null && ectopic > ECTOPIC_MOST_PCT) {
    return [wholeDayAlert('beatsEctopic', 'warn', { value: ectopic, limit: ECTOPIC_MOST_PCT })];
  }
  const sdnn = numberIn(aggregates, 'sdnn');
  const isWholeDay = coverageOf('hrv', day).quality !== 'poor';
  return isWholeDay && sdnn !== null && sdnn < LOW_SDNN_MS
    ? [wholeDayAlert('variabilityLow', 'warn', { value: sdnn, limit: LOW_SDNN_MS })]
    : [];
}

function hypoxiaAlerts({ aggregates, thresholdOf }: AlertInput): Alert[] {
  const share = numberIn(aggregates, 't90SleepPct');
  const { warnHigh, critHigh } = thresholdOf('hypoxiaTime');
  if (share === null) return [];
  if (critHigh !== null && share >= critHigh) {
    return [wholeDayAlert('hypoxiaLong', 'critical', { value: share, limit: critHigh })];
  }
  return warnHigh !== null && share >= warnHigh
    ? [wholeDayAlert('hypoxiaLong', 'warn', { value: share, limit: warnHigh })]
    : [];
}

function nightAlerts({ day, aggregates }: AlertInput): Alert[] {
  const times = day.events.length;
  const often = times > OUT_OF_BED ? [wholeDayAlert('outOfBedOften', 'warn', { value: times, limit: OUT_OF_BED })] : [];
  const long = day.events.flatMap((event): Alert[] => {
    const fromSec = eventNumber(event, 'sec') ?? 0;
    const seconds = eventNumber(event, 'durationSec') ?? 0;
    if (seconds <= ABSENCE_MIN * 60) return [];
    return [
      {
        code: 'outOfBedLong',
        level: 'warn',
        fromSec,
        toSec: fromSec + seconds,
        value: Math.round(seconds / 60),
        limit: ABSENCE_MIN,
      },
    ];
  });
  const still = numberIn(aggregates, 'stillLongestMin');
  const isStill = still !== null && still >= STILL_MIN;
  return [
    ...often,
    ...long,
    ...(isStill ? [wholeDayAlert('noMovement', 'warn', { value: still, limit: STILL_MIN })] : []),
  ];
}
