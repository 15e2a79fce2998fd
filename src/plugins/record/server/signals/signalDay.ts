import { implausibleFields } from '../../entities/implausibleFields';
import type { Series } from '../../entities/series';
import type { Wearer } from './wearer';

/** What happened at a moment of a day, as the kind's layout describes it. */
export type SignalEvent = Readonly<Record<string, number | string | boolean | readonly string[] | null | undefined>>;

/** What is computed from a day, by the names of the kind's aggregates; null where the day does not say. */
export type Aggregates = Readonly<Record<string, number | string | null>>;

/** An earlier day of the same kind and wearer. */
export interface EarlierDay {
  /** From 1, the day before. */
  daysAgo: number;
  aggregates: Aggregates;
  /** Measured samples per expected one; null or absent where not known. */
  coveragePct?: number | null;
}

/** One day of one kind of record as it was measured. */
export interface SignalDay {
  /** Null for kinds that have events only, and where nothing was sampled. */
  series: Series | null;
  events: readonly SignalEvent[];
  wearer: Wearer;
  /** The samples of the same wearer on the day before; needed only where something may last across midnight. */
  eve?: Series | null | undefined;
  /** Whether the wearer had the device at a second of the day; missing where they had it all the time. */
  isWorn?: ((sec: number) => boolean) | undefined;
  /** The days before it that computations over several days need (`lookBack`), in any order. */
  history?: readonly EarlierDay[];
}

/** The version of the rules in this folder; moves when the same day would give other aggregates or alerts. */
export const ALGORITHM_VERSION = 5;

/** The samples of a channel; none where the day has no series. */
export const samplesOf = ({ series }: SignalDay, channel: string): readonly (number | null)[] =>
  series?.channels[channel] ?? [];

/** Minutes that a sample stands for; 0 where there is no series. */
export const sampleMinutes = ({ series }: SignalDay): number => (series ? series.intervalSec / 60 : 0);

/** A number of an event; null where it is missing or implausible. */
export function eventNumber(event: SignalEvent, field: string): number | null {
  if (implausibleFields(event).includes(field)) return null;
  const value = event[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** An aggregate that is a number; null where it is missing. */
export function numberIn(aggregates: Aggregates, name: string): number | null {
  const value = aggregates[name];
  return typeof value === 'number' ? value : null;
}
