import type { Span, Track } from './plot';

/** The samples that fall into one column of pixels; null where there are none. */
export interface Column {
  /** Middle of the column, seconds. */
  sec: number;
  least: number;
  greatest: number;
  mean: number;
}

/**
 * The part of a track that a span shows, one entry a column of pixels: where several samples share a column, their
 * least, greatest and mean, so that no peak is lost. A column without a sample that was measured is null.
 * One pass over the samples in view.
 */
export function columnsOf(track: Track, { fromSec, toSec }: Span, width: number): (Column | null)[] {
  const { startSec, intervalSec, values } = track;
  const first = Math.max(0, Math.floor((fromSec - startSec) / intervalSec));
  const end = Math.min(values.length, Math.ceil((toSec - startSec) / intervalSec));
  const inView = Math.max(0, end - first);
  const perColumn = Math.max(1, Math.ceil(inView / Math.max(1, width)));
  const columns: (Column | null)[] = [];
  // Columns begin at multiples of their length, so that panning does not regroup the samples.
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

/** Runs of columns between gaps. */
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
