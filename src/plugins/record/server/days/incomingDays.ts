import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { Origin } from './createDayRecord';
import type { MeasuredDay } from './mergeDay';

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
