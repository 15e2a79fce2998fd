import type { Layout } from '../../device/entities/layout';
import type { Series } from '../entities/series';
import type { SignalEvent } from './signals/signalDay';

/** What is measured on a day: samples, events, or both. */
export interface MeasuredDay {
  series: Series | null;
  events: readonly SignalEvent[];
}

type Samples = readonly (number | null)[];

/** A series that covers a part of a day, on the whole grid of the day; times outside of it are left out. */
export function onDayGrid(layout: Layout, series: Series): Series {
  const { startSec, spanSec } = layout;
  const count = Math.floor(spanSec / series.intervalSec);
  const first = Math.round((series.startSec - startSec) / series.intervalSec);
  if (first === 0 && series.count === count && series.startSec === startSec) return series;
  return {
    startSec,
    intervalSec: series.intervalSec,
    count,
    channels: placed(series, count, (index) => index - first),
  };
}

/**
 * Two parts of a day as one: what is measured in both is taken from the newer one, unless the older one is finer. The finer
 * steps count, and the coarser samples stand where they are nearest.
 */
export function mergeDay(layout: Layout, older: MeasuredDay, newer: MeasuredDay): MeasuredDay {
  return { series: mergeSeries(older.series, newer.series), events: mergeEvents(layout, older.events, newer.events) };
}

/** Both lie on the whole grid of the day. */
function mergeSeries(older: Series | null, newer: Series | null): Series | null {
  if (!older || !newer) return newer ?? older;
  const [first, second] = newer.intervalSec > older.intervalSec ? [older, newer] : [newer, older];
  const { intervalSec, startSec, count } = first;
  const behind = placed(second, count, (index) => Math.floor((index * intervalSec) / second.intervalSec));
  const channels = Object.fromEntries(
    Object.entries(first.channels).map(([name, samples]): [string, Samples] => [
      name,
      samples.map((sample, index) => sample ?? behind[name]?.[index] ?? null),
    ]),
  );
  return { startSec, intervalSec, count, channels };
}

/** Whether a part of a day holds samples where an older part holds finer ones, which therefore stay. */
export function meetsFiner(older: MeasuredDay, newer: MeasuredDay): boolean {
  const [before, after] = [older.series, newer.series];
  if (!before || !after || after.intervalSec <= before.intervalSec) return false;
  const steps = after.intervalSec / before.intervalSec;
  return Object.entries(after.channels).some(([name, samples]) =>
    samples.some(
      (sample, index) =>
        sample !== null &&
        before.channels[name]?.slice(index * steps, (index + 1) * steps).some((finer) => finer !== null),
    ),
  );
}

/** The samples of all channels on another grid: each place takes the sample at the index that `from` names. */
function placed(series: Series, count: number, from: (index: number) => number): Record<string, Samples> {
  return Object.fromEntries(
    Object.entries(series.channels).map(([name, samples]) => [
      name,
      Array.from({ length: count }, (_, index) => samples[from(index)] ?? null),
    ]),
  );
}

/** Events at the same moment are the same event; those without a moment are told of the whole day at once. */
function mergeEvents(
  layout: Layout,
  older: readonly SignalEvent[],
  newer: readonly SignalEvent[],
): readonly SignalEvent[] {
  const { fields, max } = layout.events ?? { fields: {}, max: 0 };
  if (!('sec' in fields)) return newer.length > 0 ? newer : older;
  const merged = new Map([...older, ...newer].map((event) => [identityOf(event), event]));
  const sorted = [...merged.values()].sort((one, other) => Number(one.sec) - Number(other.sec));
  // A day has no more of them than its layout says; the latest are worth most.
  return sorted.slice(-max);
}

/** Packets are numbered by signal; everything else is known by its moment. */
const identityOf = ({ seq, signal, sec }: SignalEvent) => (seq === undefined ? String(sec) : `${signal} ${seq}`);
