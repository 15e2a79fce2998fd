import { dayStart, toIsoMoment } from '../../../../../contract/moment';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { Trend } from '../../entities/alerts/wearerAlert';
import { isCountedReading } from '../../entities/implausibleFields';
import type { MeasuredDay } from '../days/mergeDay';
import { eventNumber } from '../signals/signalDay';

/** Minutes per value of a trend, and the number of values: a day. */
const STEP_MIN = 30;
const STEPS = 48;
/** Number of readings shown for a kind without samples. */
const READINGS = 12;

/** The most meaningful channel, or event field, of each kind. Raw packets and stage codes have no trend. */
const TREND_CHANNELS: Readonly<Partial<Record<RecordKind, string>>> = {
  heartRate: 'mean',
  bloodOxygen: 'spo2',
  bloodPressure: 'sys',
  respiratoryRate: 'rate',
  hrv: 'rmssd',
  cardiacLoad: 'load',
  ecgIntensity: 'quality',
  hypoxiaTime: 'below90',
  sleepActivity: 'moves',
  sport: 'steps',
  sportAmplitude: 'mean',
};

/** Returns the trend of a day up to its last sample, as mean, minimum and maximum of half hours; null without data. */
export function trendOf(kind: RecordKind, date: string, { series, events }: MeasuredDay): Trend | null {
  const channel = TREND_CHANNELS[kind];
  if (channel === undefined) return null;
  const midnight = dayStart(date);
  if (!series) {
    const counted = events
      .filter((event) => isCountedReading(event) && eventNumber(event, channel) !== null)
      .slice(-READINGS);
    const values = counted.map((event) => eventNumber(event, channel));
    const first = Number(counted[0]?.sec ?? 0);
    return values.length === 0
      ? null
      : { kind, channel, startTime: toIsoMoment(midnight + first * 1_000), stepMin: 0, values };
  }
  const samples = series.channels[channel] ?? [];
  const end = samples.findLastIndex((sample) => sample !== null) + 1;
  if (end === 0) return null;
  const perStep = Math.max(1, Math.round((STEP_MIN * 60) / series.intervalSec));
  const first = Math.max(0, end - perStep * STEPS);
  const values: (number | null)[] = [];
  const lows: (number | null)[] = [];
  const highs: (number | null)[] = [];
  for (let start = first; start < end; start += perStep) {
    const measured = samples.slice(start, Math.min(end, start + perStep)).filter((sample) => sample !== null);
    const mean = measured.reduce((sum, sample) => sum + sample, 0) / measured.length;
    values.push(measured.length === 0 ? null : Math.round(mean * 100) / 100);
    lows.push(measured.length === 0 ? null : Math.min(...measured));
    highs.push(measured.length === 0 ? null : Math.max(...measured));
  }
  const startTime = toIsoMoment(midnight + (series.startSec + first * series.intervalSec) * 1_000);
  return { kind, channel, startTime, stepMin: (perStep * series.intervalSec) / 60, values, lows, highs };
}
