import { roundTo } from '../../../../../server/plugin-api/builtin';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { recordQualities } from '../../entities/kinds/recordFields';
import { mainSleepOf } from './mainSleep';
import { eventNumber, type SignalDay, type SignalEvent } from './signalDay';

export type RecordQuality = (typeof recordQualities)[number];

/** How much of a day was measured. */
export interface Coverage {
  /** Percentage of expected samples that were measured; null if none are expected. */
  coveragePct: number | null;
  wearMinutes: number | null;
  quality: RecordQuality | null;
}

/** Minimum duration of intervals between beats for a 24-hour variability (our choice). */
const HRV_VALID_MIN = 18 * 60;

/** Minimum coverage of a good day, and of a fair day (our choice). */
const GOOD_PCT = 80;
const FAIR_PCT = 50;

/** Returns how much of a day was measured, and the resulting quality. */
export function coverageOf(kind: RecordKind, day: SignalDay): Coverage {
  if (kind === 'bloodPressure') return coverageOfReadings(day.events);
  if (kind === 'raw') return coverageOfPackets(day.events);
  // Naps do not belong to the night, nor does the time in between.
  const series = day.series && (kind === 'sleepStatus' ? mainSleepOf(day.series) : day.series);
  const { measured, first, last } = measuredOf({ ...day, series });
  if (!day.series || measured === 0) return { coveragePct: 0, wearMinutes: 0, quality: 'poor' };
  // At night a device is expected to measure while the person is in bed, whenever that is.
  const isNightly = kind === 'sleepStatus' || kind === 'sleepActivity';
  const absent = isNightly ? absentSamples(day) : 0;
  const expected = isNightly ? Math.max(measured, last - first + 1 - absent) : day.series.count;
  const coveragePct = roundTo((100 * measured) / expected, 1) ?? 0;
  const wearMinutes = Math.min(1_440, Math.round((measured * day.series.intervalSec) / 60));
  const isTooShort = kind === 'hrv' && wearMinutes < HRV_VALID_MIN;
  return { coveragePct, wearMinutes, quality: isTooShort ? 'poor' : qualityAt(coveragePct) };
}

export function qualityAt(pct: number): RecordQuality {
  if (pct >= GOOD_PCT) return 'good';
  return pct >= FAIR_PCT ? 'fair' : 'poor';
}

/** Returns the samples with a measurement in any channel. */
function measuredOf({ series }: SignalDay) {
  const found = { measured: 0, first: -1, last: -1 };
  if (!series) return found;
  const isMeasured = new Uint8Array(series.count);
  for (const samples of Object.values(series.channels)) {
    for (let index = 0; index < series.count; index += 1) if ((samples[index] ?? null) !== null) isMeasured[index] = 1;
  }
  found.first = isMeasured.indexOf(1);
  found.last = isMeasured.lastIndexOf(1);
  for (const one of isMeasured) found.measured += one;
  return found;
}

/** Returns the number of samples while the wearer was out of bed. */
function absentSamples({ series, events }: SignalDay): number {
  let seconds = 0;
  for (const event of events) seconds += eventNumber(event, 'durationSec') ?? 0;
  return series ? Math.floor(seconds / series.intervalSec) : 0;
}

function coverageOfReadings(events: readonly SignalEvent[]): Coverage {
  const good = events.filter(({ cuffOk }) => cuffOk !== false).length;
  const quality = events.length === 0 ? 'poor' : qualityAt((100 * good) / events.length);
  return { coveragePct: null, wearMinutes: null, quality };
}

/** Returns the time covered by packets of any signal. */
function coverageOfPackets(events: readonly SignalEvent[]): Coverage {
  const spans = events
    .map((event) => {
      const from = (eventNumber(event, 'sec') ?? 0) * 1_000;
      return { from, to: from + (eventNumber(event, 'ms') ?? 0) };
    })
    .sort((one, other) => one.from - other.from);
  let covered = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    covered += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  const minutes = Math.min(1_440, covered / 60_000);
  const coveragePct = roundTo((100 * minutes) / 1_440, 1) ?? 0;
  return { coveragePct, wearMinutes: Math.round(minutes), quality: qualityAt(coveragePct) };
}
