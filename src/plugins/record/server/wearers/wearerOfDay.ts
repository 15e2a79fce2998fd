import { dayStart } from '../../../../../contract/moment';
import type { Layout } from '../../../device/entities/uploads/layout';
import type { MeasuredDay } from '../days/mergeDay';

/** A period in which a person wore a device, in milliseconds since 1970; `to` is null while it lasts. */
export interface WearPeriod {
  deviceUserId: number;
  from: number;
  to: number | null;
}

/**
 * Returns the wearer of a day: among several, the one with the most data, then the one who wore it longest. Null if nobody
 * wore it.
 */
export function wearerOfDay(
  bindings: readonly WearPeriod[],
  { date, layout, measured }: { date: string; layout: Layout; measured: MeasuredDay },
): number | null {
  const midnight = dayStart(date);
  const begin = midnight + layout.startSec * 1_000;
  const end = begin + layout.spanSec * 1_000;
  const overlapping = bindings.filter(({ from, to }) => from < end && (to ?? end) > begin);
  const wearers = new Set(overlapping.map(({ deviceUserId }) => deviceUserId));
  if (wearers.size < 2) return overlapping[0]?.deviceUserId ?? null;
  const times = measuredTimes(measured).map((sec) => midnight + sec * 1_000);
  const shares = new Map<number, { samples: number; worn: number }>();
  for (const { deviceUserId, from, to } of overlapping) {
    const wornMs = Math.min(to ?? end, end) - Math.max(from, begin);
    const share = shares.get(deviceUserId) ?? { samples: 0, worn: 0 };
    share.worn += wornMs;
    for (const time of times) if (time >= from && time < (to ?? Number.POSITIVE_INFINITY)) share.samples += 1;
    shares.set(deviceUserId, share);
  }
  const [first] = [...shares].sort(([, one], [, other]) => other.samples - one.samples || other.worn - one.worn);
  return first?.[0] ?? null;
}

/** Returns the seconds of the day with a measurement. */
function measuredTimes({ series, events }: MeasuredDay): number[] {
  const times = events.flatMap(({ sec }) => (typeof sec === 'number' ? [sec] : []));
  if (!series) return times;
  const channels = Object.values(series.channels);
  for (let index = 0; index < series.count; index += 1) {
    if (channels.some((samples) => (samples[index] ?? null) !== null))
      times.push(series.startSec + index * series.intervalSec);
  }
  return times;
}
