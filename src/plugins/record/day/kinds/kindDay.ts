import type { Threshold, ThresholdMeasure } from '../../../device/entities/thresholds/thresholds';
import type { Series } from '../../entities/series';
import type { Pane, Track } from '../plot/plot';

/** One event of a day as the server sends it. */
export type DayEvent = Readonly<Record<string, unknown>>;

/** Facts about the wearer, as far as the user may see them. */
export interface WearerFacts {
  /** Maximum heart rate in beats a minute. */
  maxHr: number | undefined;
  thresholds: readonly Threshold[];
}

/** Input from which the panes of a day are made. */
export interface DayInput {
  series: Series | undefined;
  events: readonly DayEvent[];
  wearer: WearerFacts;
  /** Translates a text of `record-manage.day`. */
  translateDay: (key: string, options?: Readonly<Record<string, unknown>>) => string;
}

/** Makes the panes of a day, the most important one first. */
export type PanesOf = (input: DayInput) => Pane[];

/** Returns one channel of a series as a track. Without a series, the track has no samples. */
export function trackOf(series: Series | undefined, channel: string): Track {
  return {
    startSec: series?.startSec ?? 0,
    intervalSec: series?.intervalSec ?? 60,
    values: series?.channels[channel] ?? [],
  };
}

/** Returns the thresholds of one measure. */
export function thresholdOf({ thresholds }: WearerFacts, measure: ThresholdMeasure): Threshold | undefined {
  return thresholds.find((each) => each.measure === measure);
}

/** Returns a number of an event; 0 when it has none. */
export function numberOf(event: DayEvent, name: string): number {
  const value = event[name];
  return typeof value === 'number' ? value : 0;
}
