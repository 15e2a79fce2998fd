import type { Plot } from '../plot/plot';
import { quantitiesOf } from '../plot/quantities';
import { sampleAt } from '../plot/sampleAt';
import { clockAt } from '../plot/timeTicks';

/**
 * Returns every sample of a plot as CSV, with a row for each moment of the finest track. Events follow, each in its own row.
 * A cell is empty where nothing was measured.
 */
export function csvOf({ panes, span }: Plot, { time, locale }: { time: string; locale: string }) {
  const quantities = panes.flatMap((pane) => quantitiesOf(pane).map((quantity) => ({ ...quantity, pane })));
  const stepSec = Math.min(...quantities.map(({ track }) => track.intervalSec));
  const rows: string[][] = [];
  if (quantities.length > 0) {
    for (let sec = span.fromSec; sec < span.toSec; sec += stepSec) {
      const cells = quantities.map(({ track, format, isCode }) => {
        const value = sampleAt(track, sec);
        return value === null || value === undefined ? '' : isCode ? format(value, locale) : String(value);
      });
      if (cells.some((cell) => cell !== '')) rows.push([clockAt(sec, true), ...cells]);
    }
  }
  for (const { sec, cells } of eventRows(panes)) rows.push([clockAt(sec, true), ...cells]);
  return {
    headings: [time, ...quantities.map(({ label, pane }) => (label === pane.title ? label : `${pane.title} ${label}`))],
    rows,
  };
}

function eventRows(panes: Plot['panes']): { sec: number; cells: string[] }[] {
  return panes
    .flatMap(({ layers }) =>
      layers.flatMap((layer) => {
        if (layer.type === 'ranges') return layer.items.map(({ sec, text }) => ({ sec, cells: [layer.label, text] }));
        if (layer.type === 'spans') {
          return layer.items.map(({ fromSec, toSec, text }) => ({
            sec: fromSec,
            cells: [layer.label, clockAt(toSec, true), text],
          }));
        }
        return [];
      }),
    )
    .toSorted((a, b) => a.sec - b.sec);
}
