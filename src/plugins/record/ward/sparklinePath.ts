import { line } from 'd3-shape';

/** Space above and below, so that a stroke is not cut. */
const MARGIN = 2;

/** The values as an SVG path from left to right, broken at gaps; a lone value is a dot where the ends of lines are round. */
export function sparklinePath(
  values: readonly (number | null)[],
  { width, height }: { width: number; height: number },
): string {
  const known = values.filter((value) => value !== null);
  const least = Math.min(...known);
  const span = Math.max(...known) - least || 1;
  const step = width / Math.max(1, values.length - 1);
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_value, index) => index * step)
    .y((value) => height - MARGIN - (((value ?? least) - least) / span) * (height - 2 * MARGIN))
    .digits(1);
  return path([...values]) ?? '';
}
