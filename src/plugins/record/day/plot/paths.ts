import type { Column } from './columns';

export interface Scales {
  x: (sec: number) => number;
  y: (value: number) => number;
}

const at = (x: number, y: number) => `${round(x)} ${round(y)}`;
const round = (value: number) => Math.round(value * 10) / 10;

/** Half the width of the dash that stands for a sample without neighbours. */
const LONE = 1.5;

/** Lines through the means of the runs; a lone sample is a short dash, not nothing. */
export function linePath(runs: readonly (readonly Column[])[], { x, y }: Scales): string {
  return runs
    .map((run) => {
      const [first] = run;
      if (first && run.length === 1) {
        return `M${at(x(first.sec) - LONE, y(first.mean))}H${round(x(first.sec) + LONE)}`;
      }
      return run.map(({ sec, mean }, index) => `${index === 0 ? 'M' : 'L'}${at(x(sec), y(mean))}`).join('');
    })
    .join('');
}

/** The areas between the least and the greatest of each column; empty where every column is one sample. */
export function bandPath(runs: readonly (readonly Column[])[], { x, y }: Scales): string {
  return runs
    .filter((run) => run.some(({ least, greatest }) => greatest > least))
    .map((run) => {
      const above = run.map(({ sec, greatest }) => at(x(sec), y(greatest)));
      const below = run.map(({ sec, least }) => at(x(sec), y(least))).reverse();
      return `M${[...above, ...below].join('L')}Z`;
    })
    .join('');
}

/** The areas between the means and a bottom, which may differ from column to column. */
export function areaPath(
  runs: readonly (readonly (Column & { bottom?: number })[])[],
  { x, y }: Scales,
  bottom: number,
): string {
  return runs
    .map((run) => {
      const above = run.map(({ sec, mean }) => at(x(sec), y(mean)));
      const below = run.map((column) => at(x(column.sec), y(column.bottom ?? bottom))).reverse();
      return `M${[...above, ...below].join('L')}Z`;
    })
    .join('');
}

/** Codes as steps: each run a line that goes up and down at the edges of the samples. */
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
