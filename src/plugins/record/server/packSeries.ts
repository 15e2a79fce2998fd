import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Layout } from '../../device/entities/layout';
import { type PackedSeries, packSamples, type Series, unpackSamples } from '../entities/series';

/** A series as it is stored and sent. */
export function packSeries(layout: Layout, series: Series): PackedSeries {
  const { startSec, intervalSec, count } = series;
  return { startSec, intervalSec, count, data: deflateRawSync(packSamples(layout, series)).toString('base64') };
}

/** The samples of a stored series. */
export function unpackSeries(layout: Layout, packed: PackedSeries): Series {
  return unpackSamples(layout, packed, inflateRawSync(Buffer.from(packed.data, 'base64')));
}
