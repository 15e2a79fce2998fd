import type { RecordKind } from '../../device/entities/recordKinds';
import type { Origin } from './dayRecord';
import type { MeasuredDay } from './mergeDay';

/** A day, or a part of one, as it was measured; the numbers have been checked against the layout of the kind. */
export interface DayUpload extends MeasuredDay {
  kind: RecordKind;
  date: string;
}

/** Days of one device. */
export interface DeviceDays extends Omit<Origin, 'now'> {
  /** In any order; a kind's day at most once. */
  days: readonly DayUpload[];
  /** What is stored gives way to them: whole days, or the stretches of their samples; else they join it. */
  replaces?: 'day' | 'stretch' | undefined;
  /** Why; what gives way is then kept for a while. */
  reason?: string | undefined;
  /** Nothing comes in: what is stored is split anew by who wore the device. */
  isSplitAnew?: boolean;
}

/** A day as one of several uploads gave it. */
export type GivenDay = Omit<DeviceDays, 'days'> & DayUpload & { index: number };
