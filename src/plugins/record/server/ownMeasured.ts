import { DAY_MS, dayStart } from '../../../../contract/moment';
import type { WireRecord } from '../../../../server/plugin-api';
import type { RecordKind } from '../../device/entities/recordKinds';
import { records } from '../entities/records';
import { type Asked, readBindings } from './daySurroundings';
import type { MeasuredDay } from './mergeDay';
import { packSeries } from './packSeries';
import { unpackedDay } from './wearerDay';
import type { Worn } from './wearerOfDay';

/**
 * What was measured of a wearer: a sample or event belongs to who wore the device at its time, from the moment of binding
 * (inclusive) to that of unbinding (exclusive). Answers the day itself where everything is theirs.
 */
export function ownMeasured(
  measured: MeasuredDay,
  { date, wearerId, bindings }: { date: string; wearerId: number; bindings: readonly Worn[] },
): MeasuredDay {
  const midnight = dayStart(date);
  const own = bindings.filter(({ deviceUserId }) => deviceUserId === wearerId);
  const isWhole = ({ from, to }: Worn) => from <= midnight - DAY_MS && (to === null || to >= midnight + DAY_MS);
  if (own.some(isWhole)) return measured;
  const isOwn = (sec: number) => {
    const time = midnight + sec * 1_000;
    return own.some(({ from, to }) => time >= from && (to === null || time < to));
  };
  const events = measured.events.filter(({ sec }) => typeof sec !== 'number' || isOwn(sec));
  const { series } = measured;
  const others = new Set<number>();
  for (let index = 0; index < (series?.count ?? 0); index += 1) {
    if (series && !isOwn(series.startSec + index * series.intervalSec)) others.add(index);
  }
  if (events.length === measured.events.length && others.size === 0) return measured;
  const channels = Object.entries(series?.channels ?? {}).map(
    ([name, samples]) => [name, samples.map((sample, index) => (others.has(index) ? null : sample))] as const,
  );
  return { series: series && { ...series, channels: Object.fromEntries(channels) }, events };
}

/** Packets of raw signals are of the device; what is measured in them is looked at by their time. */
export const isOfWearers = (kind: RecordKind): boolean => kind !== 'raw';

/** Takes out of whole records, in place, what was measured of others than their wearers. */
export async function leaveOutOthers(asked: Asked, kind: RecordKind, found: readonly WireRecord[]): Promise<void> {
  const whole = found.filter(
    ({ deviceUserId, series, events }) => typeof deviceUserId === 'number' && (series || events),
  );
  if (!isOfWearers(kind) || whole.length === 0) return;
  const bindings = await readBindings(
    asked,
    whole.map(({ deviceId, date }) => ({ deviceId: Number(deviceId), from: String(date), to: String(date) })),
  );
  for (const record of whole) {
    const measured = unpackedDay(kind, record);
    const own = ownMeasured(measured, {
      date: String(record.date),
      wearerId: Number(record.deviceUserId),
      bindings: bindings.get(Number(record.deviceId)) ?? [],
    });
    if (own === measured) continue;
    record.series = own.series && packSeries(records[kind].layout, own.series);
    record.events = own.events.length > 0 ? own.events : null;
  }
}
