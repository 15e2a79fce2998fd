import type { Span, Track } from './plot';

/** The samples of one pixel column; null where there are none. */
export interface Column {
  /** Center of the column, in seconds. */
  sec: number;
  least: number;
  greatest: number;
  mean: number;
}

/**
 * Downsamples the part of a track in view to one entry per pixel column. Each entry has the minimum, maximum and mean, so
 * that no peak is lost. A column without measured samples is null. Runs in one pass over the samples in view.
 */
export function columnsOf(track: Track, { fromSec, toSec }: Span, width: number): (Column | null)[] {
  const { startSec, intervalSec, values } = track;
  const first = Math.max(0, Math.floor((fromSec - startSec) / intervalSec));
  const end = Math.min(values.length, Math.ceil((toSec - startSec) / intervalSec));
  const inView = Math.max(0, end - first);
  const perColumn = Math.max(1, Math.ceil(inView / Math.max(1, width)));
  const columns: (Column | null)[] = [];
  // Columns start at multiples of their length, so that panning does not regroup the samples.
  for (let start = first - (first % perColumn); start < end; start += perColumn) {
    columns.push(columnOf(track, start, Math.min(start + perColumn, values.length)));
  }
  return columns;
}

function columnOf({ startSec, intervalSec, values }: Track, start: number, end: number): Column | null {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let count = 0;
  for (let at = start; at < end; at += 1) {
    const value = values[at] ?? null;
    if (value === null) continue;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
    sum += value;
    count += 1;
  }
  if (count === 0) return null;
  return { sec: startSec + ((start + end) / 2) * intervalSec, least, greatest, mean: sum / count };
}

/** Splits columns into runs between gaps. */
export function runsOf<T>(columns: readonly (T | null)[]): T[][] {
  const runs: T[][] = [];
  let run: T[] | undefined;
  for (const column of columns) {
    if (column === null) run = undefined;
    else if (run) run.push(column);
    else {
      run = [column];
      runs.push(run);
    }
  }
  return runs;
}
