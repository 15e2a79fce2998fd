import type { RecordKind } from '../../device/entities/recordKinds';
import { records } from '../entities/records';
import type { Series } from '../entities/series';

type Samples = (number | null)[];

/** A series of a kind on its usual grid. */
export function demoSeries(kind: RecordKind, channels: Readonly<Record<string, Samples>>): Series {
  const { startSec, spanSec, intervals } = records[kind].layout;
  const intervalSec = intervals[0] ?? spanSec;
  return { startSec, intervalSec, count: spanSec / intervalSec, channels };
}

/** One sample a minute, rounded; null where no device was worn. */
export function minutely(values: ArrayLike<number>, worn: Uint8Array): Samples {
  const samples: Samples = new Array(values.length);
  for (let minute = 0; minute < values.length; minute += 1) {
    samples[minute] = worn[minute] ? Math.round(values[minute] ?? 0) : null;
  }
  return samples;
}
