import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { records } from '../../entities/records';
import type { Series } from '../../entities/series';

type Samples = (number | null)[];

/**
 * Returns a series of a kind with its usual interval. Its length is that of the channels; a night ends before its grid does.
 */
export function demoSeries(kind: RecordKind, channels: Readonly<Record<string, Samples>>): Series {
  const { startSec, spanSec, intervals } = records[kind].layout;
  const intervalSec = intervals[0] ?? spanSec;
  const count = Math.max(...Object.values(channels).map((samples) => samples.length));
  return { startSec, intervalSec, count, channels };
}

/** Rounds samples of one a minute; null while no device was worn. */
export function minutely(values: ArrayLike<number>, worn: Uint8Array): Samples {
  const samples: Samples = new Array(values.length);
  for (let minute = 0; minute < values.length; minute += 1) {
    samples[minute] = worn[minute] ? Math.round(values[minute] ?? 0) : null;
  }
  return samples;
}
