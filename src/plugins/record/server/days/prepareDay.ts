import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { records } from '../../entities/records';
import { separateImplausible, withImplausibleValues } from '../../entities/series';
import type { WearerProfile } from '../wearers/dayQueries';
import { type DayShare, isSplitByWearer, splitByWearer } from '../wearers/dayShares';
import { type WearPeriod, wearerOfDay } from '../wearers/wearerOfDay';
import { encodeMeasurements } from './createDayRecord';
import type { HealthRecord } from './healthRecord';
import type { IncomingDay } from './incomingDays';
import { joinParts, type MeasuredDay, mergeDay, withoutRange } from './mergeDay';
import { decodeDay } from './wearerDay';

/** The share of a day for one wearer, or for nobody, with its existing record. */
export interface PreparedShare {
  wearer: WearerProfile | undefined;
  measured: MeasuredDay;
  isWorn?: ((sec: number) => boolean) | undefined;
  before: HealthRecord | undefined;
  /** Whether the record already contains exactly this. */
  isSame: boolean;
}

/** A day merged with its stored data and split by wearer. */
export interface PreparedDay {
  incoming: IncomingDay;
  /** The previous records of the day with their measurements. */
  previousRecords: readonly { record: HealthRecord; measured: MeasuredDay }[];
  /** All measurements of the day after merging, of all wearers. */
  measured: MeasuredDay;
  keptFiner: boolean;
  overwritten: number;
  shares: PreparedShare[];
  /** Records that have become empty. */
  removed: HealthRecord[];
}

export interface PrepareDayInput {
  incoming: IncomingDay;
  /** The stored records of the day: one for each wearer, and one without a wearer. */
  parts: readonly HealthRecord[];
  bindings: readonly WearPeriod[];
  wearers: ReadonlyMap<number, WearerProfile>;
}

/**
 * Merges a day with its stored data and splits it by wearer. A wearer keeps their record. Data that moves to another wearer
 * takes its record along if nothing else remains in it.
 */
export function prepareDay({ incoming, parts, bindings, wearers }: PrepareDayInput): PreparedDay {
  const { kind, date, replaces } = incoming;
  const { layout } = records[kind];
  const previousRecords = parts.map((record) => ({ record, measured: decodeDay(kind, record) }));
  const stored = joinParts(
    layout,
    previousRecords.map(({ measured }) => withAllSamples(measured)),
  );
  const older = stored && replaces === 'stretch' ? withoutRange(stored, incoming) : stored;
  const { day: measured, ...merged } = mergeDay(
    layout,
    replaces === 'day' ? EMPTY_DAY : (older ?? EMPTY_DAY),
    withAllSamples(incoming),
  );
  const knownBindings = bindings.filter(({ deviceUserId }) => wearers.has(deviceUserId));
  const splitOptions = { date, layout, bindings: knownBindings };
  const shares: DayShare[] = isSplitByWearer(kind)
    ? splitByWearer(measured, splitOptions)
    : [{ deviceUserId: wearerOfDay(knownBindings, { ...splitOptions, measured }), measured }];
  const remaining = [...parts];
  const recordsOfShares = shares.map(({ deviceUserId }) => {
    const index = remaining.findIndex((part) => (part.deviceUserId ?? null) === deviceUserId);
    return index < 0 ? undefined : remaining.splice(index, 1)[0];
  });
  const isSplit = shares.length > 1 || parts.length > 1;
  const prepared = shares.map(({ deviceUserId, measured: all, isWorn }, index): PreparedShare => {
    const known = recordsOfShares[index];
    const own = { ...all, series: all.series && separateImplausible(layout, all.series) };
    return {
      wearer: wearers.get(deviceUserId ?? 0),
      measured: own,
      isWorn,
      before: known ?? remaining.shift(),
      isSame: isSplit && known !== undefined && containsExactly(kind, known, own),
    };
  });
  return { incoming, previousRecords, measured, ...merged, shares: prepared, removed: remaining };
}

/** Merges and splits samples as given, whether plausible or not. */
const withAllSamples = ({ series, events }: MeasuredDay): MeasuredDay => ({
  series: series && withImplausibleValues(series),
  events,
});

const EMPTY_DAY: MeasuredDay = { series: null, events: [] };

/** Whether a record contains exactly these measurements. */
function containsExactly(kind: RecordKind, { series, events }: HealthRecord, measured: MeasuredDay): boolean {
  const form = encodeMeasurements(kind, measured);
  return JSON.stringify([series ?? null, events ?? null]) === JSON.stringify([form.series, form.events]);
}
