import { inflateSync } from 'fflate';
import type { Layout } from '../../device/entities/uploads/layout';
import { type PackedSeries, type Series, unpackSamples } from '../entities/series';

/**
 * Decodes the samples of a day as the server sends them.
 * @throws {Error} if the data does not match the layout and the count
 */
export function readSeries(layout: Layout, packed: PackedSeries): Series {
  const bytes = Uint8Array.from(atob(packed.data), (letter) => letter.charCodeAt(0));
  return unpackSamples(layout, packed, inflateSync(bytes));
}
