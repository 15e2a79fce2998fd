import type { Span } from './plot';
import type { Quantity } from './quantities';

/** An interval with the value of each quantity in it; null where nothing was measured. */
export interface TableRow extends Span {
  cells: readonly (TableCell | null)[];
}

/** For codes, only `mean` is meaningful: it is the code with the longest duration. */
export interface TableCell {
  mean: number;
  least: number;
  greatest: number;
}

const STEPS = [30, 60, 120, 300, 600, 900, 1_800, 3_600];

/**
 * Returns the shortest standard interval that divides a span into at most `mostRows` rows. It is never shorter than the
 * sampling interval.
 */
export function tableStep(quantities: readonly Quantity[], { fromSec, toSec }: Span, mostRows: number): number {
  const finest = Math.min(...quantities.map(({ track }) => track.intervalSec));
  const wanted = (toSec - fromSec) / mostRows;
  return STEPS.find((step) => step >= wanted && step >= finest) ?? 3_600;
}

/** Returns the values of quantities in intervals of `stepSec`. Omits intervals in which nothing was measured. */
export function valueTable(quantities: readonly Quantity[], { fromSec, toSec }: Span, stepSec: number): TableRow[] {
  const rows: TableRow[] = [];
  for (let start = Math.floor(fromSec / stepSec) * stepSec; start < toSec; start += stepSec) {
    const cells = quantities.map((quantity) => cellOf(quantity, start, start + stepSec));
    if (cells.some((cell) => cell !== null)) rows.push({ fromSec: start, toSec: start + stepSec, cells });
  }
  return rows;
}

function cellOf({ track, isCode }: Quantity, fromSec: number, toSec: number): TableCell | null {
  const { startSec, intervalSec, values } = track;
  const first = Math.max(0, Math.floor((fromSec - startSec) / intervalSec));
  const end = Math.max(first + 1, Math.ceil((toSec - startSec) / intervalSec));
  if (toSec <= startSec) return null;
  const measured = values.slice(first, end).filter((value) => value !== null);
  if (measured.length === 0) return null;
  const mean = isCode ? mostFrequent(measured) : measured.reduce((sum, value) => sum + value, 0) / measured.length;
  return { mean, least: Math.min(...measured), greatest: Math.max(...measured) };
}

function mostFrequent(codes: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}
