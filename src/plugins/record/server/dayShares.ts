import { dayStart } from '../../../../contract/moment';
import type { Layout } from '../../device/entities/layout';
import type { RecordKind } from '../../device/entities/recordKinds';
import type { MeasuredDay } from './mergeDay';
import { type Worn, wearerOfDay } from './wearerOfDay';

/** What was measured of one wearer on a day of a device; of nobody where `deviceUserId` is null. */
export interface DayShare {
  deviceUserId: number | null;
  measured: MeasuredDay;
  /** Whether they wore it at a second of the day; missing where they wore it all the time. */
  isWorn?: (sec: number) => boolean;
}

/** Packets of raw signals are of the device; what is measured in them is looked at by their time. */
export const isOfWearers = (kind: RecordKind): boolean => kind !== 'raw';

/**
 * A day as what was measured of each: a sample or event belongs to who wore the device at its time, from the moment of binding
 * (inclusive) to that of unbinding (exclusive), else to nobody. Who has most of it comes first; what tells of the whole day at
 * once goes with theirs. The day itself where everything is one person's.
 */
export function sharesOf(
  measured: MeasuredDay,
  { date, layout, bindings }: { date: string; layout: Layout; bindings: readonly Worn[] },
): DayShare[] {
  const midnight = dayStart(date);
  const begin = midnight + layout.startSec * 1_000;
  const end = begin + layout.spanSec * 1_000;
  const about = bindings.filter(({ from, to }) => from < end && (to ?? end) > begin);
  const [only] = about;
  if (!only) return [{ deviceUserId: null, measured }];
  if (about.length === 1 && only.from <= begin && (only.to ?? end) >= end)
    return [{ deviceUserId: only.deviceUserId, measured }];
  const ownerAt = (sec: number): number | null => {
    const time = midnight + sec * 1_000;
    return about.find(({ from, to }) => time >= from && (to === null || time < to))?.deviceUserId ?? null;
  };
  const shares = splitBy(measured, ownerAt);
  return shares.length > 0 ? shares : [{ deviceUserId: wearerOfDay(about, { date, layout, measured }), measured }];
}

/** None where nothing was measured at any moment. */
function splitBy({ series, events }: MeasuredDay, ownerAt: (sec: number) => number | null): DayShare[] {
  const counts = new Map<number | null, number>();
  const count = (owner: number | null) => counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const channels = Object.entries(series?.channels ?? {});
  const owners = Array.from({ length: series?.count ?? 0 }, (_, index) => {
    const owner = series ? ownerAt(series.startSec + index * series.intervalSec) : null;
    if (channels.some(([, samples]) => (samples[index] ?? null) !== null)) count(owner);
    return owner;
  });
  const eventOwners = events.map(({ sec }) => {
    const owner = typeof sec === 'number' ? ownerAt(sec) : undefined;
    if (owner !== undefined) count(owner);
    return owner;
  });
  const [most, ...others] = [...counts].sort(([, one], [, other]) => other - one).map(([owner]) => owner);
  if (most === undefined) return [];
  return [most, ...others].map((owner) => ({
    deviceUserId: owner,
    isWorn: (sec) => ownerAt(sec) === owner,
    measured: {
      series: series && {
        ...series,
        channels: Object.fromEntries(
          channels.map(([name, samples]) => [
            name,
            samples.map((sample, index) => (owners[index] === owner ? sample : null)),
          ]),
        ),
      },
      events: events.filter((_, index) => (eventOwners[index] === undefined ? most : eventOwners[index]) === owner),
    },
  }));
}
