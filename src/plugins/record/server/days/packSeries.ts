import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Layout } from '../../../device/entities/uploads/layout';
import { outOfRangeSamples, type PackedSeries, packSamples, type Series, unpackSamples } from '../../entities/series';

/** Encodes a series for storage and transfer. */
export function packSeries(layout: Layout, series: Series): PackedSeries {
  const { startSec, intervalSec, count } = series;
  const data = deflateRawSync(packSamples(layout, series)).toString('base64');
  return { startSec, intervalSec, count, data, ...outOfRangeSamples(layout, series) };
}

/** Decodes a stored series. */
export function unpackSeries(layout: Layout, packed: PackedSeries): Series {
  return unpackSamples(layout, packed, inflateRawSync(Buffer.from(packed.data, 'base64')));
}
