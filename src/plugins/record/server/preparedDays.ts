import type { RecordKind } from '../../device/entities/recordKinds';
import { records } from '../entities/records';
import { asGiven, marked } from '../entities/series';
import { storedForm } from './dayRecord';
import { type DayShare, isOfWearers, sharesOf } from './dayShares';
import type { KnownWearer } from './daySurroundings';
import type { GivenDay } from './givenDays';
import type { HealthRecord } from './healthRecord';
import { joinedParts, type MeasuredDay, mergeDay, withoutStretch } from './mergeDay';
import { unpackedDay } from './wearerDay';
import { type Worn, wearerOfDay } from './wearerOfDay';

/** The share of a day for one wearer, or for nobody, with its existing record. */
export interface PreparedShare {
  wearer: KnownWearer | undefined;
  measured: MeasuredDay;
  isWorn?: ((sec: number) => boolean) | undefined;
  before: HealthRecord | undefined;
  /** Whether the record already contains exactly this. */
  isSame: boolean;
}

/** A day merged with its stored data and split by wearer. */
export interface PreparedDay {
  given: GivenDay;
  /** The previous records of the day with their measurements. */
  former: readonly { record: HealthRecord; measured: MeasuredDay }[];
  /** All measurements of the day after merging, of all wearers. */
  measured: MeasuredDay;
  keptFiner: boolean;
  overwritten: number;
  shares: PreparedShare[];
  /** Records that have become empty. */
  gone: HealthRecord[];
}

export interface DayToPrepare {
  given: GivenDay;
  /** The stored records of the day: one for each wearer, and one without a wearer. */
  parts: readonly HealthRecord[];
  bindings: readonly Worn[];
  wearers: ReadonlyMap<number, KnownWearer>;
}

/**
 * Merges a day with its stored data and splits it by wearer. A wearer keeps their record. Data that moves to another wearer
 * takes its record along if nothing else remains in it.
 */
export function prepareDay({ given, parts, bindings, wearers }: DayToPrepare): PreparedDay {
  const { kind, date, replaces } = given;
  const { layout } = records[kind];
  const former = parts.map((record) => ({ record, measured: unpackedDay(kind, record) }));
  const stored = joinedParts(
    layout,
    former.map(({ measured }) => allOf(measured)),
  );
  const older = stored && replaces === 'stretch' ? withoutStretch(stored, given) : stored;
  const { day: measured, ...merged } = mergeDay(
    layout,
    replaces === 'day' ? NOTHING : (older ?? NOTHING),
    allOf(given),
  );
  const about = bindings.filter(({ deviceUserId }) => wearers.has(deviceUserId));
  const asked = { date, layout, bindings: about };
  const shares: DayShare[] = isOfWearers(kind)
    ? sharesOf(measured, asked)
    : [{ deviceUserId: wearerOfDay(about, { ...asked, measured }), measured }];
  const left = [...parts];
  const ofWearer = shares.map(({ deviceUserId }) => {
    const index = left.findIndex((part) => (part.deviceUserId ?? null) === deviceUserId);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  });
  const isSplit = shares.length > 1 || parts.length > 1;
  const prepared = shares.map(({ deviceUserId, measured: all, isWorn }, index): PreparedShare => {
    const known = ofWearer[index];
    const own = { ...all, series: all.series && marked(layout, all.series) };
    return {
      wearer: wearers.get(deviceUserId ?? 0),
      measured: own,
      isWorn,
      before: known ?? left.shift(),
      isSame: isSplit && known !== undefined && holds(kind, known, own),
    };
  });
  return { given, former, measured, ...merged, shares: prepared, gone: left };
}

/** Merges and splits samples as given, whether plausible or not. */
const allOf = ({ series, events }: MeasuredDay): MeasuredDay => ({ series: series && asGiven(series), events });

const NOTHING: MeasuredDay = { series: null, events: [] };

/** Whether a record contains exactly these measurements. */
function holds(kind: RecordKind, { series, events }: HealthRecord, measured: MeasuredDay): boolean {
  const form = storedForm(kind, measured);
  return JSON.stringify([series ?? null, events ?? null]) === JSON.stringify([form.series, form.events]);
}
