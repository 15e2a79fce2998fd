import type { Channel, Layout } from '../../device/entities/layout';

/** Samples of a day by channel, as physical values; null where nothing was measured. All channels are equally long. */
export interface Series {
  /** Seconds from the midnight that begins the day to the first sample. */
  startSec: number;
  intervalSec: number;
  count: number;
  channels: Readonly<Record<string, readonly (number | null)[]>>;
}

/** A series as it is stored and sent: `data` is Base64 of the raw deflate of {@link packSamples}. */
export interface PackedSeries {
  startSec: number;
  intervalSec: number;
  count: number;
  data: string;
}

/** The stored sample that says that nothing was measured. */
const missing = ({ bytes }: Channel) => (bytes === 1 ? 0xff : 0xffff);

/** How many steps make one unit, and the least value in steps. */
function steps({ decimals, min }: Channel) {
  const scale = 10 ** decimals;
  return { scale, least: Math.round(min * scale) };
}

/**
 * Lays the samples down channel after channel, little-endian, each as the difference to the one before it (modulo the width
 * of a sample), which compresses well. A sample is the number of steps above the channel's least value.
 */
export function packSamples(layout: Layout, series: Series): Uint8Array {
  const channels = Object.entries(layout.channels);
  const bytes = new Uint8Array(channels.reduce((sum, [, channel]) => sum + channel.bytes * series.count, 0));
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const [name, channel] of channels) {
    const samples = series.channels[name] ?? [];
    const { scale, least } = steps(channel);
    let previous = 0;
    for (let index = 0; index < series.count; index += 1) {
      const value = samples[index] ?? null;
      const sample = value === null ? missing(channel) : Math.round(value * scale) - least;
      if (channel.bytes === 1) view.setUint8(offset, (sample - previous) & 0xff);
      else view.setUint16(offset, (sample - previous) & 0xffff, true);
      previous = sample;
      offset += channel.bytes;
    }
  }
  return bytes;
}

/**
 * Reads what {@link packSamples} has laid down.
 * @throws {RangeError} when there are fewer or more bytes than the layout and the count say
 */
export function unpackSamples(layout: Layout, packed: Omit<PackedSeries, 'data'>, bytes: Uint8Array): Series {
  const { startSec, intervalSec, count } = packed;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const channels: Record<string, (number | null)[]> = {};
  let offset = 0;
  for (const [name, channel] of Object.entries(layout.channels)) {
    const values = new Array<number | null>(count);
    const none = missing(channel);
    const { scale, least } = steps(channel);
    let sample = 0;
    for (let index = 0; index < count; index += 1) {
      sample = (sample + (channel.bytes === 1 ? view.getUint8(offset) : view.getUint16(offset, true))) & none;
      values[index] = sample === none ? null : (least + sample) / scale;
      offset += channel.bytes;
    }
    channels[name] = values;
  }
  if (offset !== bytes.byteLength) throw new RangeError('a series has more bytes than its count says');
  return { startSec, intervalSec, count, channels };
}
