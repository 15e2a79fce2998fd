import { area, line } from 'd3-shape';
import type { Trend } from '../entities/alerts/wearerAlert';

/** Padding above and below, so that strokes are not clipped. */
const MARGIN = 2;

export interface SparklineShape {
  /** The means from left to right, interrupted at gaps. With round line caps, an isolated value appears as a dot. */
  line: string;
  /** Area between the minimum and maximum samples. Empty when only single values are known. */
  band: string;
  /** Vertical position of the limit. */
  limit: number | undefined;
  least: number;
  most: number;
}

type TrendValues = Pick<Trend, 'values' | 'lows' | 'highs'>;

/** Returns a trend and its limit as SVG paths in a box; undefined without measurements. */
export function sparklineShape(
  { values, lows = values, highs = values }: TrendValues,
  { width, height, limit }: { width: number; height: number; limit?: number | undefined },
): SparklineShape | undefined {
  const known = [...lows, ...highs].filter((value) => value !== null);
  if (known.length === 0) return undefined;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const [bottom, top] = [Math.min(least, limit ?? least), Math.max(most, limit ?? most)];
  const step = width / Math.max(1, values.length - 1);
  const yOf = (value: number) => height - MARGIN - ((value - bottom) / (top - bottom || 1)) * (height - 2 * MARGIN);
  const isKnown = (index: number) => values[index] !== null;
  const path = line<number | null>()
    .defined((_value, index) => isKnown(index))
    .x((_value, index) => index * step)
    .y((value) => yOf(value ?? bottom))
    .digits(1);
  const band = area<number | null>()
    .defined((_value, index) => isKnown(index))
    .x((_value, index) => index * step)
    .y0((_value, index) => yOf(lows[index] ?? bottom))
    .y1((_value, index) => yOf(highs[index] ?? bottom))
    .digits(1);
  return {
    line: path([...values]) ?? '',
    band: lows === values ? '' : (band([...values]) ?? ''),
    limit: limit === undefined ? undefined : yOf(limit),
    least,
    most,
  };
}
