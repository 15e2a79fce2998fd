import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Layout } from '../../../device/entities/uploads/layout';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { records } from '../../entities/records';
import { outOfRangeSamples, type PackedSeries, packSamples, type Series, unpackSamples } from '../../entities/series';
import type { SignalEvent } from '../signals/signalDay';
import type { HealthRecord } from './healthRecord';
import type { MeasuredDay } from './mergeDay';

/** Returns samples and events in the form in which they are stored and sent. */
export function encodeDay(kind: RecordKind, { series, events }: MeasuredDay) {
  return {
    series: series && packSeries(records[kind].layout, series),
    events: events.length > 0 ? events : null,
  };
}

/** Unpacks the stored samples and events of a day. Only {@link encodeDay} writes both fields. */
export function decodeDay(kind: RecordKind, { series, events }: HealthRecord): MeasuredDay {
  return {
    series: series ? unpackSeries(records[kind].layout, series as PackedSeries) : null,
    events: (events ?? []) as SignalEvent[],
  };
}

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
