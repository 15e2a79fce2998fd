import type { SubFields } from '../../../../../contract/fields';
import type { Plausible } from '../thresholds/extremes';

/** One measured quantity of a series. Samples are stored as integers; everywhere else they are physical values. */
export interface Channel {
  /** UCUM unit: `/min`, `%`, `ms`, `mV`. */
  unit: string;
  /** Bytes per stored sample. */
  bytes: 1 | 2;
  /** Decimals of the physical value. */
  decimals: 0 | 1 | 2;
  /** Minimum and maximum physical value of a stored sample, both inclusive. Other values are stored beside the samples. */
  min: number;
  max: number;
  /** Plausible range, if it differs from the range of a stored sample. */
  plausible?: Plausible;
  /** Whether its values are codes, of which all others are invalid. */
  isCode?: true;
}

/** Events of the day, beside or instead of samples on a grid. */
export interface EventLayout<F extends SubFields = SubFields> {
  fields: F;
  /**
   * Measured fields: an implausible value is kept and marked. In other fields, an invalid value makes the upload drop the
   * event.
   */
  measured?: readonly (keyof F & string)[];
  /** Maximum number per day. */
  max: number;
}

/** Storage layout of a day of one record kind. */
export interface Layout {
  /**
   * Seconds from the midnight that begins the record's day (Asia/Shanghai) to its first sample. A night begins the evening
   * before.
   */
  startSec: number;
  /** Duration of the grid in seconds. */
  spanSec: number;
  /** Allowed seconds between samples; the first is the default. Empty for kinds with events only. */
  intervals: readonly number[];
  /** In storage order. */
  channels: Readonly<Record<string, Channel>>;
  events?: EventLayout;
}

const DAY_SEC = 86_400;

/** The grid of a calendar day. */
export const dayGrid = { startSec: 0, spanSec: DAY_SEC } as const;
/** The grid of the night that ends on the day, and of daytime sleep after it: 18:00 to 18:00. */
export const nightGrid = { startSec: -6 * 3_600, spanSec: DAY_SEC } as const;
/** Limits of the time of an event, in seconds since the midnight that begins the day. */
export const momentLimits = { min: nightGrid.startSec, max: DAY_SEC - 1 } as const;
