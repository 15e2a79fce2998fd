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

/**
 * Joins two days into a night: the evening of the day before, then the morning of the day. If their sampling differs, or one
 * day is missing, the time without samples stays a gap.
 */
export function joinDays(
  before: JoinedDay | null | undefined,
  day: JoinedDay | null | undefined,
  span: Span,
): JoinedDay {
  const moved = (before?.events ?? []).map((event) => ({ ...event, sec: Number(event.sec) - DAY }));
  const events = [...moved, ...(day?.events ?? [])].filter(
    ({ sec }) => typeof sec === 'number' && sec >= span.fromSec && sec < span.toSec,
  );
  const alerts = [...(before?.alerts ?? []).map((alert) => movedAlert(alert, -DAY)), ...(day?.alerts ?? [])].filter(
    ({ fromSec, toSec }) => fromSec !== null && (toSec ?? fromSec) >= span.fromSec && fromSec < span.toSec,
  );
  const model = day?.series ?? before?.series;
  if (!model) return { series: undefined, events, alerts };
  const { intervalSec } = model;
  const count = Math.round((span.toSec - span.fromSec) / intervalSec);
  const sources = [
    { series: before?.series, shift: -DAY },
    { series: day?.series, shift: 0 },
  ].filter(({ series }) => series?.intervalSec === intervalSec);
  const channels = Object.keys(model.channels).map((name) => {
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

function movedAlert(alert: AlertOfDay, bySec: number): AlertOfDay {
  const { fromSec, toSec } = alert;
  return { ...alert, fromSec: fromSec === null ? null : fromSec + bySec, toSec: toSec === null ? null : toSec + bySec };
}
