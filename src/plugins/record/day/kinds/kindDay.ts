import type { Threshold, ThresholdMeasure } from '../../../device/entities/thresholds';
import type { Series } from '../../entities/series';
import type { Pane, Track } from '../plot/plot';

/** One event of a day as the server sends it. */
export type DayEvent = Readonly<Record<string, unknown>>;

/** What is known of the wearer, where the reader may see it. */
export interface WearerFacts {
  /** Beats a minute at most. */
  maxHr: number | undefined;
  thresholds: readonly Threshold[];
}

/** What the panes of a day are made of. */
export interface DayInput {
  series: Series | undefined;
  events: readonly DayEvent[];
  wearer: WearerFacts;
  /** Writes a text of `record-manage.day`. */
  word: (key: string, options?: Readonly<Record<string, unknown>>) => string;
}

/** Makes the panes of a day, the most important one first. */
export type PanesOf = (input: DayInput) => Pane[];

/** One channel of a series as a track; without samples where there is no series. */
export function trackOf(series: Series | undefined, channel: string): Track {
  return {
    startSec: series?.startSec ?? 0,
    intervalSec: series?.intervalSec ?? 60,
    values: series?.channels[channel] ?? [],
  };
}

/** The thresholds of one measure. */
export function thresholdOf({ thresholds }: WearerFacts, measure: ThresholdMeasure): Threshold | undefined {
  return thresholds.find((each) => each.measure === measure);
}

/** A number of an event; 0 where it has none. */
export function numberOf(event: DayEvent, name: string): number {
  const value = event[name];
  return typeof value === 'number' ? value : 0;
}
