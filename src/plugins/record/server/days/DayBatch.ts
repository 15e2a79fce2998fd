import type { AsyncPortLookup, WriteTransaction } from '../../../../../server/plugin-api';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { DayShare } from '../wearers/dayShares';
import type { WearPeriod } from '../wearers/wearerOfDay';
import type { WearerProfile } from '../wearers/wearerQueries';
import type { Origin } from './createDayRecord';
import type { PastDay, RecordDay, RemovedDay, StoredRecord } from './healthRecord';
import type { MeasuredDay } from './mergeDay';

export interface StoreContext {
  transaction: WriteTransaction;
  /** Provides the signals of stored days that are generated rather than stored. */
  ask: AsyncPortLookup;
  /** Milliseconds since 1970. */
  now: number;
}

/** A measured day or a part of one. The numbers have been validated against the layout of the kind. */
export interface DayUpload extends MeasuredDay {
  kind: RecordKind;
  date: string;
}

/** Days of one device. */
export interface DeviceDays extends Omit<Origin, 'now'> {
  /** In any order, with each day of a kind at most once. */
  days: readonly DayUpload[];
  /** Replaces stored data: whole days, or the time range of the samples. Without it, the new data is merged. */
  replaces?: 'day' | 'stretch' | undefined;
  /** The reason for replacing. The replaced data is then kept for a while. */
  reason?: string | undefined;
  /** Whether it contains no new data and the stored data is split again by wearer. */
  isReattribution?: boolean;
}

/** A day from one of several uploads. */
export type IncomingDay = Omit<DeviceDays, 'days'> & DayUpload & { index: number };

/**
 * Days of devices on their way through the stages of `storeUploads`. A stage returns the batch with what it adds to each day:
 * `load` creates {@link LoadedDay}, `merge` {@link MergedDay}, `split` {@link SplitDay}, `compute` {@link ComputedDay}.
 */
export interface DayBatch<Day extends LoadedDay> {
  /** Wearers of the devices around the days, by id. */
  wearers: ReadonlyMap<number, WearerProfile>;
  /** In the order of `recordKinds`, without kinds that have no days. */
  kinds: readonly KindDays<Day>[];
}

/** The days of one kind. */
export interface KindDays<Day extends LoadedDay> {
  kind: RecordKind;
  /** In order of date. */
  days: readonly Day[];
  /** Stored days around them that computations depend on, by device. */
  history: ReadonlyMap<number, readonly PastDay[]>;
  /** Stored later days with what they derive from these days; added by `compute`. */
  later: readonly RecordDay[];
}

/** A day with what is stored of it. */
export interface LoadedDay {
  incoming: IncomingDay;
  /** When existing wearers wore the device around the day. */
  bindings: readonly WearPeriod[];
  /** The stored records of the day: one for each wearer, and one without a wearer. */
  stored: readonly StoredRecord[];
}

/** A day merged with its stored data. */
export interface MergedDay extends LoadedDay {
  /** All measurements of the day, of all wearers. */
  measured: MeasuredDay;
  /** Whether samples were omitted because finer or more numerous ones exist for the same time. */
  keptFiner: boolean;
  /** Number of stored samples that changed. */
  overwritten: number;
}

/** A day split by wearer. */
export interface SplitDay extends MergedDay {
  shares: readonly PreparedShare[];
  /** Records that have become empty. */
  emptied: readonly StoredRecord[];
}

/** The share of a day for one wearer, or for nobody, with its existing record. */
export interface PreparedShare extends Pick<DayShare, 'measured' | 'isWorn'> {
  wearer: WearerProfile | undefined;
  before: StoredRecord | undefined;
  /** Whether the record already contains exactly this. */
  isSame: boolean;
}

/** A day with the records to write. */
export interface ComputedDay extends SplitDay {
  records: readonly RecordDay[];
}

/** The changed records of a batch. */
export interface DayChanges {
  written: readonly RecordDay[];
  /** Later days that derive figures or alerts from changed days. */
  later: readonly RecordDay[];
  removed: readonly RemovedDay[];
}

/** Applies a stage to each day of a batch. */
export function mapDays<From extends LoadedDay, To extends LoadedDay>(
  batch: DayBatch<From>,
  stage: (day: From) => To,
): DayBatch<To> {
  return { ...batch, kinds: batch.kinds.map((group) => ({ ...group, days: group.days.map(stage) })) };
}

/** Returns the records that a computed batch writes and removes. */
export function changesOf({ kinds }: DayBatch<ComputedDay>): DayChanges {
  const days = kinds.flatMap((group) => group.days);
  return {
    written: days.flatMap(({ records }) => records),
    later: kinds.flatMap(({ later }) => later),
    removed: days.flatMap(({ incoming: { kind }, emptied }) =>
      emptied.map((stored) => ({ ...stored, kind, withdrawal: 'notTheirs' as const })),
    ),
  };
}
