import { isImplausible, type Plausible } from '../../device/entities/thresholds/extremes';
import type { Channel, Layout } from '../../device/entities/uploads/layout';

/** A physiologically impossible value, with its index among the samples. */
interface ImplausibleSample {
  index: number;
  value: number;
}

/**
 * Samples of a day by channel, as physical values; null where nothing plausible was measured. All channels have the same
 * length.
 */
export interface Series {
  /** Seconds from the midnight that begins the day to the first sample. */
  startSec: number;
  intervalSec: number;
  count: number;
  channels: Readonly<Record<string, readonly (number | null)[]>>;
  /** Implausible values as received, which count in no figure. Missing when there are none. */
  implausible?: Readonly<Record<string, readonly ImplausibleSample[]>>;
}

/** A series as stored and sent: `data` is the Base64 of the raw deflate of {@link packSamples}. */
export interface PackedSeries {
  startSec: number;
  intervalSec: number;
  count: number;
  data: string;
  /** Values that do not fit into the bytes of a sample, by channel with index. Missing when there are none. */
  beside?: Readonly<Record<string, readonly (readonly [index: number, value: number])[]>>;
}

/** Returns the stored sample that means "not measured". */
const missingSample = ({ bytes }: Channel) => (bytes === 1 ? 0xff : 0xffff);

/** Returns the steps per unit, and the minimum value in steps. */
function sampleSteps({ decimals, min }: Channel) {
  const scale = 10 ** decimals;
  return { scale, least: Math.round(min * scale) };
}

/**
 * Encodes the samples channel after channel, little-endian. Each is the difference from the previous one (modulo the sample
 * width), which compresses well. A sample is the number of steps above the channel's minimum.
 */
export function packSamples(layout: Layout, series: Series): Uint8Array {
  const channels = Object.entries(layout.channels);
  const bytes = new Uint8Array(channels.reduce((sum, [, channel]) => sum + channel.bytes * series.count, 0));
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const [name, channel] of channels) {
    const samples = series.channels[name] ?? [];
    const { scale, least } = sampleSteps(channel);
    let previous = 0;
    for (let index = 0; index < series.count; index += 1) {
      const value = samples[index] ?? null;
      const sample =
        value === null || !isStorable(channel, value) ? missingSample(channel) : Math.round(value * scale) - least;
      if (channel.bytes === 1) view.setUint8(offset, (sample - previous) & 0xff);
      else view.setUint16(offset, (sample - previous) & 0xffff, true);
      previous = sample;
      offset += channel.bytes;
    }
  }
  return bytes;
}

/** Whether a value fits into the bytes of a sample. Implausible values are stored as received. */
const isStorable = (channel: Channel, value: number): boolean =>
  value >= channel.min && value <= channel.max && !isImplausible(plausibleOf(channel), value);

/** Returns the plausible range of a channel. */
const plausibleOf = ({ plausible, min, max }: Channel): Plausible => plausible ?? { min, max };

/** Returns the values that {@link packSamples} omits, by channel; an empty object when there are none. */
export function outOfRangeSamples(layout: Layout, series: Series): Pick<PackedSeries, 'beside'> {
  const beside = Object.entries(layout.channels).flatMap(([name, channel]) => {
    const outOfRange: (readonly [number, number])[] = (series.implausible?.[name] ?? []).map(({ index, value }) => [
      index,
      value,
    ]);
    series.channels[name]?.forEach((value, index) => {
      if (value !== null && !isStorable(channel, value)) outOfRange.push([index, value]);
    });
    return outOfRange.length === 0 ? [] : [[name, outOfRange.sort(([one], [other]) => one - other)] as const];
  });
  return beside.length === 0 ? {} : { beside: Object.fromEntries(beside) };
}

/** Returns a series with every value among its samples, including implausible ones. */
export function withImplausibleValues(series: Series): Series {
  const { implausible, ...rest } = series;
  if (!implausible) return series;
  const channels = Object.entries(series.channels).map(([name, samples]) => {
    const all = [...samples];
    for (const { index, value } of implausible[name] ?? []) all[index] = value;
    return [name, all] as const;
  });
  return { ...rest, channels: Object.fromEntries(channels) };
}

/** Returns a series whose implausible values are moved from the samples to `implausible`. */
export function separateImplausible(layout: Layout, series: Series): Series {
  const allValues = withImplausibleValues(series);
  const implausible: Record<string, ImplausibleSample[]> = {};
  const channels = Object.entries(allValues.channels).map(([name, samples]) => {
    const channel = layout.channels[name];
    if (!channel) return [name, samples] as const;
    const plausible = plausibleOf(channel);
    const isMarked = (value: number | null): value is number => value !== null && isImplausible(plausible, value);
    if (!samples.some(isMarked)) return [name, samples] as const;
    implausible[name] = samples.flatMap((value, index) => (isMarked(value) ? [{ index, value }] : []));
    return [name, samples.map((value) => (isMarked(value) ? null : value))] as const;
  });
  const own = { ...allValues, channels: Object.fromEntries(channels) };
  return Object.keys(implausible).length === 0 ? own : { ...own, implausible };
}

/**
 * Decodes the output of {@link packSamples}.
 * @throws {RangeError} if the number of bytes does not match the layout and the count
 */
export function unpackSamples(layout: Layout, packed: Omit<PackedSeries, 'data'>, bytes: Uint8Array): Series {
  const { startSec, intervalSec, count, beside } = packed;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const channels: Record<string, (number | null)[]> = {};
  let offset = 0;
  for (const [name, channel] of Object.entries(layout.channels)) {
    const values = new Array<number | null>(count);
    const none = missingSample(channel);
    const { scale, least } = sampleSteps(channel);
    let sample = 0;
    for (let index = 0; index < count; index += 1) {
      sample = (sample + (channel.bytes === 1 ? view.getUint8(offset) : view.getUint16(offset, true))) & none;
      values[index] = sample === none ? null : (least + sample) / scale;
      offset += channel.bytes;
    }
    for (const [index, value] of beside?.[name] ?? []) if (index < count) values[index] = value;
    channels[name] = values;
  }
  if (offset !== bytes.byteLength) throw new RangeError('a series has more bytes than its count says');
  const series = { startSec, intervalSec, count, channels };
  return beside ? separateImplausible(layout, series) : series;
}
