import type { Series } from '../../entities/series';
import type { Pane, RangesLayer } from '../plot/plot';
import { clockAt } from '../plot/timeTicks';
import { domainOf } from '../plot/valueScale';
import type { DayInput } from './kindDay';

type Item = RangesLayer['items'][number];

/**
 * Returns a separate pane for values that count in no figure, so that nobody mistakes them for measurements. Empty without
 * items.
 */
export function excludedPanes(id: string, title: string, items: readonly Item[]): Pane[] {
  if (items.length === 0) return [];
  const values = items.flatMap(({ low, high }) => [low, high]);
  const paddedRange = [Math.min(...values) - 1, Math.max(...values) + 1] as const;
  return [
    {
      id,
      title,
      height: 80,
      domain: domainOf(values, paddedRange),
      layers: [{ type: 'ranges', id, label: title, items }],
    },
  ];
}

/** Returns the implausible values of a channel as a pane apart from its curve. */
export function implausiblePanes(
  series: Series | undefined,
  channel: string,
  translateDay: DayInput['translateDay'],
): Pane[] {
  const items = (series?.implausible?.[channel] ?? []).map(({ index, value }): Item => {
    const sec = (series?.startSec ?? 0) + index * (series?.intervalSec ?? 60);
    return { sec, low: value, high: value, color: 'quiet', text: `${clockAt(sec)} ${value}` };
  });
  return excludedPanes('implausible', translateDay('implausible'), items);
}
