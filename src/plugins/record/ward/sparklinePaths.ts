/** Space above and below, so that a stroke is not cut. */
const MARGIN = 2;

/** The values as SVG paths from left to right, one for each stretch without a gap; a lone value is a dot. */
export function sparklinePaths(
  values: readonly (number | null)[],
  { width, height }: { width: number; height: number },
): string[] {
  const known = values.filter((value) => value !== null);
  const least = Math.min(...known);
  const span = Math.max(...known) - least || 1;
  const step = width / Math.max(1, values.length - 1);
  const point = (value: number, index: number) =>
    `${round(index * step)} ${round(height - MARGIN - ((value - least) / span) * (height - 2 * MARGIN))}`;
  const paths: string[] = [];
  let points: string[] = [];
  const end = () => {
    if (points.length > 0) paths.push(`M${points.join('L')}${points.length === 1 ? 'h0.01' : ''}`);
    points = [];
  };
  for (const [index, value] of values.entries()) {
    if (value === null) end();
    else points.push(point(value, index));
  }
  end();
  return paths;
}

const round = (value: number) => Math.round(value * 10) / 10;
