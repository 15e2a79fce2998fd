import { inflateSync } from 'fflate';
import type { Layout } from '../../device/entities/layout';
import { type PackedSeries, type Series, unpackSamples } from '../entities/series';

/**
 * Reads the samples of a day as the server sends them.
 * @throws {Error} when the data is not what the layout and the count say
 */
export function readSeries(layout: Layout, packed: PackedSeries): Series {
  const bytes = Uint8Array.from(atob(packed.data), (letter) => letter.charCodeAt(0));
  return unpackSamples(layout, packed, inflateSync(bytes));
}
