import { dayStart } from '../../../../../contract/moment';
import type { Layout } from '../../../device/entities/uploads/layout';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { MeasuredDay } from '../days/mergeDay';
import { type WearPeriod, wearerOfDay } from './wearerOfDay';

/** The part of a device's day that belongs to one wearer, or to nobody if `deviceUserId` is null. */
export interface DayShare {
  deviceUserId: number | null;
  measured: MeasuredDay;
  /** Whether the wearer had the device at a second of the day. Missing if they had it all day. */
  isWorn?: (sec: number) => boolean;
}

/**
 * Whether records of a kind are split by wearer. Raw packets belong to the device; reading their content resolves the wearer
 * by time.
 */
export const isSplitByWearer = (kind: RecordKind): boolean => kind !== 'raw';

/**
 * Splits a day by wearer. A sample or event belongs to the wearer bound at its time, from `bindTime` (inclusive) to
 * `unbindTime` (exclusive), else to nobody. The wearer with the most data comes first and gets the events that describe the
 * whole day. Returns the day unchanged if it has a single wearer.
 */
export function splitByWearer(
  measured: MeasuredDay,
  { date, layout, bindings }: { date: string; layout: Layout; bindings: readonly WearPeriod[] },
): DayShare[] {
  const midnight = dayStart(date);
  const begin = midnight + layout.startSec * 1_000;
  const end = begin + layout.spanSec * 1_000;
  const overlapping = bindings.filter(({ from, to }) => from < end && (to ?? end) > begin);
  const [only] = overlapping;
  if (!only) return [{ deviceUserId: null, measured }];
  if (overlapping.length === 1 && only.from <= begin && (only.to ?? end) >= end)
    return [{ deviceUserId: only.deviceUserId, measured }];
  const ownerAt = (sec: number): number | null => {
    const time = midnight + sec * 1_000;
    return overlapping.find(({ from, to }) => time >= from && (to === null || time < to))?.deviceUserId ?? null;
  };
  const shares = splitByOwner(measured, ownerAt);
  return shares.length > 0
    ? shares
    : [{ deviceUserId: wearerOfDay(overlapping, { date, layout, measured }), measured }];
}

/** Returns no shares if nothing measured has a time. */
function splitByOwner({ series, events }: MeasuredDay, ownerAt: (sec: number) => number | null): DayShare[] {
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
  const [mainOwner, ...others] = [...counts].sort(([, one], [, other]) => other - one).map(([owner]) => owner);
  if (mainOwner === undefined) return [];
  return [mainOwner, ...others].map((owner) => ({
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
      events: events.filter(
        (_, index) => (eventOwners[index] === undefined ? mainOwner : eventOwners[index]) === owner,
      ),
    },
  }));
}
