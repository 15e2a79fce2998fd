import { area, line } from 'd3-shape';
import type { Column } from './columns';

export interface Scales {
  x: (sec: number) => number;
  y: (value: number) => number;
}

/** Paths are written to the tenth of a pixel. */
const DIGITS = 1;
const round = (value: number) => Math.round(value * 10) / 10;

/** Half the width of the dash that stands for a sample without neighbours. */
const LONE = 1.5;

/** Lines through the means of the runs; a lone sample is a short dash, not nothing. */
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

/** The areas between the least and the greatest of each column; empty where every column is one sample. */
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

/** The areas between the means and a bottom, which may differ from column to column. */
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
 * Codes as steps: each run a line that goes up and down at the edges of the samples. Not a curve of d3-shape, which writes
 * every sample (1,440 of a night); here only the changes are written.
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
