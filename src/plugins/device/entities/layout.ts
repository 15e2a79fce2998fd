import type { SubFields } from '../../../../contract/fields';
import type { Plausible } from './extremes';

/** One measured quantity of a series; its samples are whole numbers in the store, physical values for everybody else. */
export interface Channel {
  /** As in UCUM: `/min`, `%`, `ms`, `mV`. */
  unit: string;
  /** Bytes of a stored sample. */
  bytes: 1 | 2;
  /** Digits behind the point of the physical value. */
  decimals: 0 | 1 | 2;
  /** Least and greatest physical value that a stored sample holds, both inclusive; others are stored beside the samples. */
  min: number;
  max: number;
  /** What is plausible, where that is not what a stored sample holds. */
  plausible?: Plausible;
  /** Whether its values are codes, of which others than these mean nothing. */
  isCode?: true;
}

/** Things that happen at moments of the day, beside or instead of samples on a grid. */
export interface Events<F extends SubFields = SubFields> {
  fields: F;
  /** Fields that were measured: an implausible value of theirs is kept and marked. Others of an upload are refused. */
  measured?: readonly (keyof F & string)[];
  /** Most of them in a day. */
  max: number;
}

/** How a day of one kind of record is laid down. */
export interface Layout {
  /** Seconds from the midnight that begins the record's day (Asia/Shanghai) to its first sample; a night begins the evening before. */
  startSec: number;
  /** Seconds the grid spans. */
  spanSec: number;
  /** Seconds between samples that devices may choose from; the first is usual. Empty where there are only events. */
  intervals: readonly number[];
  /** In the order in which they are stored. */
  channels: Readonly<Record<string, Channel>>;
  events?: Events;
}

const DAY_SEC = 86_400;

/** The grid of a calendar day. */
export const wholeDay = { startSec: 0, spanSec: DAY_SEC } as const;
/** The grid of the night that ends on the day, and of the sleep by day after it: 18:00 to 18:00. */
export const night = { startSec: -6 * 3_600, spanSec: DAY_SEC } as const;
/** Limits of a moment in a day's events, seconds since the midnight that begins the day. */
export const momentLimits = { min: night.startSec, max: DAY_SEC - 1 } as const;
