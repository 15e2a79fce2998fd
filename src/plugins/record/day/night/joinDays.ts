import type { Series } from '../../entities/series';
import type { AlertOfDay } from '../alertOfDay';
import type { DayEvent } from '../kinds/kindDay';
import type { Span } from '../plot/plot';

const DAY = 86_400;

/** Samples, events and alerts of a day. */
export interface JoinedDay {
  series: Series | undefined;
  events: readonly DayEvent[];
  alerts: readonly AlertOfDay[];
}

/** The days on which a night lies. */
interface NightDays {
  before: JoinedDay | null;
  day: JoinedDay | null;
  after: JoinedDay | null;
}

/**
 * Joins days into a night: the evening of the day before, then the day, and the day after for a sleep that ends there. If
 * their sampling differs, or one day is missing, the time without samples stays a gap.
 */
export function joinDays({ before, day, after }: NightDays, span: Span): JoinedDay {
  const days = [
    { own: before, shift: -DAY },
    { own: day, shift: 0 },
    { own: after, shift: DAY },
  ];
  const events = days
    .flatMap(({ own, shift }) => (own?.events ?? []).map((event) => shiftEvent(event, shift)))
    .filter(({ sec }) => typeof sec === 'number' && sec >= span.fromSec && sec < span.toSec);
  const alerts = days
    .flatMap(({ own, shift }) => (own?.alerts ?? []).map((alert) => shiftAlert(alert, shift)))
    .filter(({ fromSec, toSec }) => fromSec !== null && (toSec ?? fromSec) >= span.fromSec && fromSec < span.toSec);
  const samplingOf = day?.series ?? before?.series ?? after?.series;
  if (!samplingOf) return { series: undefined, events, alerts };
  const { intervalSec } = samplingOf;
  const count = Math.round((span.toSec - span.fromSec) / intervalSec);
  const sources = days
    .map(({ own, shift }) => ({ series: own?.series, shift }))
    .filter(({ series }) => series?.intervalSec === intervalSec);
  const channels = Object.keys(samplingOf.channels).map((name) => {
    const values = new Array<number | null>(count).fill(null);
    for (const { series, shift } of sources) {
      const first = Math.round(((series?.startSec ?? 0) + shift - span.fromSec) / intervalSec);
      series?.channels[name]?.forEach((value, at) => {
        if (value !== null && first + at >= 0 && first + at < count) values[first + at] = value;
      });
    }
    return [name, values] as const;
  });
  return {
    series: { startSec: span.fromSec, intervalSec, count, channels: Object.fromEntries(channels) },
    events,
    alerts,
  };
}

const shiftEvent = (event: DayEvent, bySec: number): DayEvent =>
  bySec === 0 ? event : { ...event, sec: Number(event.sec) + bySec };

function shiftAlert(alert: AlertOfDay, bySec: number): AlertOfDay {
  const { fromSec, toSec } = alert;
  return { ...alert, fromSec: fromSec === null ? null : fromSec + bySec, toSec: toSec === null ? null : toSec + bySec };
}
