import { area, line } from 'd3-shape';
import type { Column } from './columns';

export interface Scales {
  x: (sec: number) => number;
  y: (value: number) => number;
}

/** Decimals of path coordinates, in pixels. */
const DIGITS = 1;
const round = (value: number) => Math.round(value * 10) / 10;

/** Half the width of the dash that marks a sample without neighbors. */
const LONE = 1.5;

/** Returns lines through the means of the runs. An isolated sample becomes a short dash, so that it stays visible. */
export function linePath(runs: readonly (readonly Column[])[], { x, y }: Scales): string {
  const path = line().digits(DIGITS);
  return pathsOf(runs, (run) => {
    const points = run.map(({ sec, mean }): [number, number] => [x(sec), y(mean)]);
    return path(
      points.length > 1
        ? points
        : points.flatMap(([left, top]) => [
            [left - LONE, top],
            [left + LONE, top],
          ]),
    );
  });
}

/** Returns the areas between minimum and maximum of each column. Empty when every column is one sample. */
export function bandPath(runs: readonly (readonly Column[])[], { x, y }: Scales): string {
  const path = area<Column>()
    .x(({ sec }) => x(sec))
    .y0(({ least }) => y(least))
    .y1(({ greatest }) => y(greatest))
    .digits(DIGITS);
  return pathsOf(
    runs.filter((run) => run.some(({ least, greatest }) => greatest > least)),
    path,
  );
}

/** Returns the areas between the means and a baseline, which can differ from column to column. */
export function areaPath(
  runs: readonly (readonly (Column & { bottom?: number })[])[],
  { x, y }: Scales,
  bottom: number,
): string {
  const path = area<Column & { bottom?: number }>()
    .x(({ sec }) => x(sec))
    .y0((column) => y(column.bottom ?? bottom))
    .y1(({ mean }) => y(mean))
    .digits(DIGITS);
  return pathsOf(runs, path);
}

function pathsOf<T>(runs: readonly (readonly T[])[], path: (run: T[]) => string | null): string {
  return runs.map((run) => path([...run]) ?? '').join('');
}

/**
 * Returns codes as steps: each run is a line that goes up or down at the edges of the samples. The curves of d3-shape write
 * every sample (1,440 in a night); this writes the changes only.
 */
export function stepsPath(
  { startSec, intervalSec, values }: { startSec: number; intervalSec: number; values: readonly (number | null)[] },
  { x, y }: Scales,
): string {
  const parts: string[] = [];
  let previous: number | null = null;
  values.forEach((value, index) => {
    const left = round(x(startSec + index * intervalSec));
    if (value !== null && value !== previous) {
      parts.push(previous === null ? `M${left} ${round(y(value))}` : `H${left}V${round(y(value))}`);
    }
    if (value === null && previous !== null) parts.push(`H${left}`);
    previous = value;
  });
  if (previous !== null) parts.push(`H${round(x(startSec + values.length * intervalSec))}`);
  return parts.join('');
}
