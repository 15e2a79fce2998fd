import type { SVGProps } from 'react';
import type { Scales } from '../../plot/paths';
import type { Layer, Span } from '../../plot/plot';
import { scaleToPixels } from '../../plot/valueScale';
import type { ChartColors } from '../chartColors';

export interface LayerDrawingProps<L extends Layer = Layer> {
  layer: L;
  view: Span;
  /** Width of the pane without margins, in pixels. */
  width: number;
  height: number;
  x: (sec: number) => number;
  domain: readonly [number, number];
  colors: ChartColors;
  /** Fill of missing data. After `pastSec`, data is not yet missing. */
  hatch: string;
  pastSec: number;
}

export function scalesOf({ x, domain, height }: LayerDrawingProps): Scales {
  return { x, y: (value) => scaleToPixels(value, domain, height) };
}

/** How the lines of a layer are drawn. */
export const stroke = { fill: 'none', strokeWidth: 1.6, strokeLinejoin: 'round' } satisfies SVGProps<SVGPathElement>;

/** Returns the seconds of one column, with the same grouping as `columnsOf`. */
export function columnSeconds(intervalSec: number, { fromSec, toSec }: Span, width: number): number {
  const samples = Math.ceil((toSec - fromSec) / intervalSec);
  return Math.max(1, Math.ceil(samples / Math.max(1, width))) * intervalSec;
}

/** Minimum width of a bar in pixels. */
const BAR_WIDTH_MIN = 1;

/** Returns the width of a bar that covers some seconds, with a gap to the next, on a linear scale. */
export function barWidthOf(stepSec: number, x: (sec: number) => number): number {
  return Math.max(BAR_WIDTH_MIN, x(stepSec) - x(0) - (stepSec >= 1_800 ? 3 : 0.5));
}
