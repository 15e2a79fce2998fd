import { columnsOf } from '../plot/columns';
import type { Span, Track } from '../plot/plot';

/** Acceleration of the darkest cells, and acceleration of near stillness, in thousandths of g. */
const FULL_MG = 100;
const STILL_MG = 5;

/** A part of a day and its darkness, 0 to 1. */
export interface RasterCell extends Span {
  shade: number;
}

/**
 * Divides a day into at most `most` cells. The logarithmic scale separates little activity from none. Times without a
 * measurement have no cell.
 */
export function rasterCells(track: Track, most: number): RasterCell[] {
  const { startSec, intervalSec, values } = track;
  const span = { fromSec: startSec, toSec: startSec + values.length * intervalSec };
  const half = (Math.max(1, Math.ceil(values.length / Math.max(1, most))) * intervalSec) / 2;
  return columnsOf(track, span, most).flatMap((column) =>
    column ? [{ fromSec: column.sec - half, toSec: column.sec + half, shade: shadeOf(column.mean) }] : [],
  );
}

const shadeOf = (mg: number) => Math.min(1, Math.log1p(mg / STILL_MG) / Math.log1p(FULL_MG / STILL_MG));
