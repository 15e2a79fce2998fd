import { type Extreme, extremes, plausibility } from '../../../../device/entities/thresholds/extremes';
import type { Threshold } from '../../../../device/entities/thresholds/thresholds';
import type { AlertCode } from '../../../entities/alerts/alertCodes';
import { readingsOf } from '../aggregates/aggregateBloodPressure';
import { type Alert, wholeDayAlert } from './alert';
import type { AlertInput } from './dayAlerts';
import { implausibleReadings } from './implausibleAlerts';

/** Maximum deviation in percent of a systolic reading from the mean of the day (our choice). */
const VARIATION_PCT = 20;

/** Finds blood pressures beyond their thresholds. Each reading counts alone, without a hold time. */
export function readingAlerts({ day, aggregates, thresholdOf }: AlertInput): Alert[] {
  const [systolic, diastolic] = [thresholdOf('systolic'), thresholdOf('diastolic')];
  const found = readingsOf(day.events).flatMap(({ sec, sys, dia }) => [
    ...readingAlert({
      sec,
      value: sys,
      threshold: systolic,
      extreme: systolic.extreme ?? extremes.systolic,
      low: 'systolicLow',
      high: 'systolicHigh',
    }),
    ...readingAlert({
      sec,
      value: dia,
      threshold: diastolic,
      extreme: diastolic.extreme ?? extremes.diastolic,
      low: 'diastolicLow',
      high: 'diastolicHigh',
    }),
  ]);
  found.push(...implausibleReadings(day, plausibility.systolic));
  const { count, variationPct } = aggregates;
  if (Number(count) > 1 && typeof variationPct === 'number' && variationPct > VARIATION_PCT) {
    found.push(wholeDayAlert('pressureVariable', 'warn', { value: variationPct, limit: VARIATION_PCT }));
  }
  return found;
}

interface ReadingAlertInput {
  sec: number;
  value: number;
  threshold: Threshold;
  extreme: Extreme;
  low: AlertCode;
  high: AlertCode;
}

function readingAlert({ sec, value, threshold, extreme, low, high }: ReadingAlertInput): Alert[] {
  const { warnLow, warnHigh } = threshold;
  // The limit of the class or the extreme limit, whichever is reached first.
  const critHigh = lesser(threshold.critHigh, extreme.high);
  const critLow = greater(threshold.critLow, extreme.low);
  const alert = (code: AlertCode, level: Alert['level'], limit: number): Alert[] => [
    { code, level, fromSec: sec, toSec: sec, value, limit },
  ];
  if (critHigh !== null && value >= critHigh) return alert(high, 'critical', critHigh);
  if (critLow !== null && value <= critLow) return alert(low, 'critical', critLow);
  if (warnHigh !== null && value >= warnHigh) return alert(high, 'warn', warnHigh);
  return warnLow !== null && value <= warnLow ? alert(low, 'warn', warnLow) : [];
}

const greater = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
const lesser = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
