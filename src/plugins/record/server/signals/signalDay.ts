import { implausibleFields } from '../../entities/implausibleFields';
import type { Series } from '../../entities/series';
import type { SleepDay } from '../../entities/sleep/sleepDay';
import type { Wearer } from './wearer';

/** An event of a day, as the layout of the kind describes it. */
export type SignalEvent = Readonly<Record<string, number | string | boolean | readonly string[] | null | undefined>>;

/** Values computed from a day, by aggregate name; null if the data is insufficient. */
export type Aggregates = Readonly<Record<string, number | string | null>>;

/** A previous day of the same kind and wearer. */
export interface EarlierDay {
  /** 1 is the day before. */
  daysAgo: number;
  aggregates: Aggregates;
  /** Percentage of expected samples that were measured; null or absent when unknown. */
  coveragePct?: number | null;
}

/** The measurements of one day of one record kind. */
export interface SignalDay {
  /** Null for kinds with events only, and without samples. */
  series: Series | null;
  events: readonly SignalEvent[];
  wearer: Wearer;
  /** The same wearer's samples of the previous day, only needed if an alert can span midnight. */
  previousDay?: Series | null | undefined;
  /** Whether the wearer had the device at a second of the day. Missing if they had it all day. */
  isWorn?: ((sec: number) => boolean) | undefined;
  /** The stored bounds of a night, if a sleep across 18:00 moved them. */
  sleepDay?: SleepDay | undefined;
  /** Previous days that computations over several days need (`lookBack`), in any order. */
  history?: readonly EarlierDay[];
}

/** Version of the rules in this folder. Increment it when the same day would yield other aggregates or alerts. */
export const ALGORITHM_VERSION = 6;

/** Returns the samples of a channel; empty without a series. */
export const samplesOf = ({ series }: SignalDay, channel: string): readonly (number | null)[] =>
  series?.channels[channel] ?? [];

/** Returns the minutes per sample; 0 without a series. */
export const sampleMinutes = ({ series }: SignalDay): number => (series ? series.intervalSec / 60 : 0);

/** Returns a number of an event; null if it is missing or implausible. */
export function eventNumber(event: SignalEvent, field: string): number | null {
  if (implausibleFields(event).includes(field)) return null;
  const value = event[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Returns a numeric aggregate; null if it is missing. */
export function numberIn(aggregates: Aggregates, name: string): number | null {
  const value = aggregates[name];
  return typeof value === 'number' ? value : null;
}
