import type { Problem } from '../../../../../contract/problems';
import type { Layout } from '../../../device/entities/uploads/layout';
import { implausibleFields } from '../../entities/implausibleFields';
import { type Series, separateImplausible } from '../../entities/series';
import type { SignalEvent } from '../signals/signalDay';
import type { IndexedEvent } from './parseEvents';

/** The parsed parts of a day. */
interface MeasuredParts {
  series: Series | null;
  events: readonly IndexedEvent[];
}

/** Removes the parts of a day that lie in the future. Reports each of them, or the whole day if all of it does. */
export function withoutFuture(
  { series, events }: MeasuredParts,
  { nowSec, at: path, report }: { nowSec: number; at: string; report: (problem: Problem) => void },
): MeasuredParts | undefined {
  const isPast = (sec: number) => sec <= nowSec;
  const pastEvents = events.filter(({ event }) => isPast(secondOf(event)));
  const secondAt = (index: number) => (series ? series.startSec + index * series.intervalSec : 0);
  const isAnyPast = Object.values(series?.channels ?? {}).some((samples) =>
    samples.some((sample, index) => sample !== null && isPast(secondAt(index))),
  );
  if (pastEvents.length === 0 && !isAnyPast) {
    report({ field: path, code: 'timeInFuture' });
    return undefined;
  }
  for (const { index, event } of events) {
    if (!isPast(secondOf(event))) report({ field: `${path}.events.${index}`, code: 'timeInFuture' });
  }
  const channels = Object.entries(series?.channels ?? {}).map(([name, samples]) => [
    name,
    samples.map((sample, index) => {
      if (sample === null || isPast(secondAt(index))) return sample;
      report({ field: `${path}.channels.${name}.${index}`, code: 'timeInFuture' });
      return null;
    }),
  ]);
  return { series: series && { ...series, channels: Object.fromEntries(channels) }, events: pastEvents };
}

/** Returns the last second with a measurement; null if nothing has a time. */
export function lastSecondOf({ series, events }: MeasuredParts): number | null {
  const moments = events.map(({ event }) => secondOf(event));
  if (series) {
    const last = Object.values(series.channels).map((samples) => samples.findLastIndex((sample) => sample !== null));
    moments.push(...last.flatMap((index) => (index < 0 ? [] : [series.startSec + index * series.intervalSec])));
  }
  const lastSec = moments.reduce((most, sec) => Math.max(most, sec), Number.NEGATIVE_INFINITY);
  return Number.isFinite(lastSec) ? lastSec : null;
}

/** Returns the number of samples and events with physiologically impossible values. */
export function implausibleIn(layout: Layout, { series, events }: MeasuredParts): number {
  const samples = Object.values((series && separateImplausible(layout, series).implausible) ?? {});
  const marks = events.filter(({ event }) => implausibleFields(event).length > 0);
  return samples.reduce((sum, { length }) => sum + length, marks.length);
}

/** Returns the time of an event. Events about the whole day have none. */
function secondOf({ sec }: SignalEvent): number {
  return typeof sec === 'number' ? sec : Number.NEGATIVE_INFINITY;
}
