import type { ColorName, Layer, Pane } from '../plot/plot';
import { quantitiesOf } from '../plot/quantities';
import { sampleAt } from '../plot/sampleAt';

/** The value of one quantity at a moment. Without a text, nothing was measured. */
export interface Reading {
  id: string;
  label: string;
  color: ColorName;
  text: string | undefined;
}

/** Maximum distance in seconds between the crosshair and an event that it still reads. */
const NEAR_SEC = 450;

/** Returns the values of each pane at a moment. */
export function readingsAt(panes: readonly Pane[], sec: number, locale: string): Reading[][] {
  return panes.map((pane) => [
    ...quantitiesOf(pane).map(({ id, label, color, track, format }) => {
      const value = sampleAt(track, sec);
      return { id, label, color, text: value === null || value === undefined ? undefined : format(value, locale) };
    }),
    ...pane.layers.flatMap((layer) => eventReadingsAt(layer, sec)),
  ]);
}

/** Returns the events of a layer at or near a moment. */
function eventReadingsAt(layer: Layer, sec: number): Reading[] {
  if (layer.type === 'spans') {
    return layer.items
      .filter(({ fromSec, toSec }) => fromSec <= sec && sec < toSec)
      .slice(0, 3)
      .map(({ text, color }) => ({ id: `${layer.id} ${text}`, label: layer.label, color, text }));
  }
  if (layer.type === 'ranges') {
    const [nearest] = layer.items
      .filter((item) => Math.abs(item.sec - sec) <= NEAR_SEC)
      .toSorted((a, b) => Math.abs(a.sec - sec) - Math.abs(b.sec - sec));
    return nearest ? [{ id: layer.id, label: layer.label, color: nearest.color, text: nearest.text }] : [];
  }
  return [];
}
