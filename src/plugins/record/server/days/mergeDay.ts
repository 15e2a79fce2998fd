import type { Layout } from '../../../device/entities/uploads/layout';
import type { Series } from '../../entities/series';
import type { SignalEvent } from '../signals/signalDay';

/** Measurements of a day: samples, events, or both. */
export interface MeasuredDay {
  series: Series | null;
  events: readonly SignalEvent[];
}

type Samples = readonly (number | null)[];

/** Expands a series of part of a day to the whole grid of the day. Drops samples outside of it. */
export function onDayGrid(layout: Layout, series: Series): Series {
  const { startSec, spanSec } = layout;
  const count = Math.floor(spanSec / series.intervalSec);
  const first = Math.round((series.startSec - startSec) / series.intervalSec);
  if (first === 0 && series.count === count && series.startSec === startSec) return series;
  return {
    startSec,
    intervalSec: series.intervalSec,
    count,
    channels: resample(series, count, (index) => index - first),
  };
}

/** The result of merging a part into a day. */
interface MergeResult {
  day: MeasuredDay;
  /** Whether samples of the part were dropped because finer or more numerous ones exist for the same time. */
  keptFiner: boolean;
  /** Number of stored samples that the part changes. */
  overwritten: number;
}

/**
 * Merges a part into a day. The part takes precedence where both have data, unless it is coarser or has fewer samples
 * between its first and its last one. The result has the finer interval; a coarser sample fills all finer steps of its
 * interval that are empty.
 */
export function mergeDay(layout: Layout, older: MeasuredDay, part: MeasuredDay): MergeResult {
  const newer = part.series && onDayGrid(layout, part.series);
  const events = mergeEvents(layout, older.events, part.events);
  if (!older.series || !newer) {
    return { day: { series: newer ?? older.series, events }, keptFiner: false, overwritten: 0 };
  }
  const isCoarser = newer.intervalSec > older.series.intervalSec;
  const isFewer = newer.intervalSec === older.series.intervalSec && hasFewerSamples(older.series, newer);
  const [first, second] = isCoarser || isFewer ? [older.series, newer] : [newer, older.series];
  const isOnSameSteps = newer.intervalSec === older.series.intervalSec;
  const differing = isOnSameSteps ? countDiffering(older.series, newer) : 0;
  const keptFiner = isCoarser ? overlapsFinerSamples(older.series, newer) : isFewer && differing > 0;
  return { day: { series: mergeSeries(first, second), events }, keptFiner, overwritten: isFewer ? 0 : differing };
}

/** Removes from a day what a replacing part covers. A part without samples covers the whole day. */
export function withoutRange({ series, events }: MeasuredDay, part: MeasuredDay): MeasuredDay {
  const [from, to] = part.series ? rangeOf(part.series) : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const isWithin = (sec: number) => sec >= from && sec < to;
  return {
    series: series && {
      ...series,
      channels: Object.fromEntries(
        Object.entries(series.channels).map(([name, samples]): [string, Samples] => [
          name,
          samples.map((sample, index) => (isWithin(series.startSec + index * series.intervalSec) ? null : sample)),
        ]),
      ),
    },
    events: events.filter(({ sec }) => (typeof sec === 'number' ? !isWithin(sec) : part.events.length === 0)),
  };
}

/** Merges parts of a day. The first takes precedence unless another one is finer. Returns undefined without parts. */
export function joinParts(layout: Layout, parts: readonly MeasuredDay[]): MeasuredDay | undefined {
  const [first, ...others] = parts;
  return (
    first &&
    others.reduce((day, { series, events }) => {
      const joined = series && day.series ? mergeSeries(...finerFirst(day.series, series)) : (day.series ?? series);
      return { series: joined, events: mergeEvents(layout, events, day.events) };
    }, first)
  );
}

const finerFirst = (one: Series, other: Series): [Series, Series] =>
  one.intervalSec <= other.intervalSec ? [one, other] : [other, one];

/**
 * Merges series on the whole grid of the day. Keeps the interval and samples of the first and fills its gaps from the
 * second.
 */
function mergeSeries(first: Series, second: Series): Series {
  const { intervalSec, startSec, count } = first;
  const fallback = resample(second, count, (index) => Math.floor((index * intervalSec) / second.intervalSec));
  const channels = Object.fromEntries(
    Object.entries(first.channels).map(([name, samples]): [string, Samples] => [
      name,
      samples.map((sample, index) => sample ?? fallback[name]?.[index] ?? null),
    ]),
  );
  return { startSec, intervalSec, count, channels };
}

const rangeOf = ({ startSec, count, intervalSec }: Series) => [startSec, startSec + count * intervalSec] as const;

/** Whether a part with the same interval has fewer samples between its first and its last one than are stored. */
function hasFewerSamples(older: Series, newer: Series): boolean {
  const channels = Object.values(newer.channels);
  const isMeasured = (sample: number | null) => sample !== null;
  const firsts = channels.map((samples) => samples.findIndex(isMeasured)).filter((index) => index >= 0);
  const first = Math.min(...firsts);
  const last = Math.max(...channels.map((samples) => samples.findLastIndex(isMeasured)));
  const countIn = ({ channels: own }: Series) => {
    let count = 0;
    for (const samples of Object.values(own)) {
      for (let index = first; index <= last; index += 1) if ((samples[index] ?? null) !== null) count += 1;
    }
    return count;
  };
  return firsts.length > 0 && countIn(newer) < countIn(older);
}

/** Counts the samples that differ between two series with the same interval. */
function countDiffering(older: Series, newer: Series): number {
  let count = 0;
  for (const [name, samples] of Object.entries(newer.channels)) {
    const known = older.channels[name] ?? [];
    for (let index = 0; index < samples.length; index += 1) {
      const [sample, before] = [samples[index] ?? null, known[index] ?? null];
      if (sample !== null && before !== null && sample !== before) count += 1;
    }
  }
  return count;
}

/** Whether a coarser series has samples where finer ones exist. */
function overlapsFinerSamples(older: Series, newer: Series): boolean {
  const steps = newer.intervalSec / older.intervalSec;
  return Object.entries(newer.channels).some(([name, samples]) =>
    samples.some(
      (sample, index) =>
        sample !== null &&
        older.channels[name]?.slice(index * steps, (index + 1) * steps).some((finer) => finer !== null),
    ),
  );
}

/** Resamples all channels to another grid: `from` returns the source index of each position. */
function resample(series: Series, count: number, from: (index: number) => number): Record<string, Samples> {
  return Object.fromEntries(
    Object.entries(series.channels).map(([name, samples]) => [
      name,
      Array.from({ length: count }, (_, index) => samples[from(index)] ?? null),
    ]),
  );
}

/** Merges events. Events at the same time are the same event; those without a time describe the whole day. */
function mergeEvents(
  layout: Layout,
  older: readonly SignalEvent[],
  newer: readonly SignalEvent[],
): readonly SignalEvent[] {
  const { fields, max } = layout.events ?? { fields: {}, max: 0 };
  if (!('sec' in fields)) return newer.length > 0 ? newer : older;
  const merged = new Map([...older, ...newer].map((event) => [identityOf(event), event]));
  const sorted = [...merged.values()].sort((one, other) => Number(one.sec) - Number(other.sec));
  // The layout limits the number of events; the latest are the most valuable.
  return sorted.slice(-max);
}

/** Packets are identified by signal and number, other events by their time. */
const identityOf = ({ seq, signal, sec }: SignalEvent) => (seq === undefined ? String(sec) : `${signal} ${seq}`);
