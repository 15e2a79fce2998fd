import { columnsOf } from '../plot/columns';
import type { Span, Track } from '../plot/plot';

/** Acceleration that is drawn as dark as can be, and one that is nearly stillness, thousandths of g. */
const FULL_MG = 100;
const STILL_MG = 5;

/** A stretch of a day and how dark it is drawn, 0 to 1. */
export interface RasterCell extends Span {
  shade: number;
}

/** A day as at most so many cells; the logarithm tells little movement from none. Where nothing was measured there is no cell. */
export function rasterCells(track: Track, most: number): RasterCell[] {
  const { startSec, intervalSec, values } = track;
  const span = { fromSec: startSec, toSec: startSec + values.length * intervalSec };
  const half = (Math.max(1, Math.ceil(values.length / Math.max(1, most))) * intervalSec) / 2;
  return columnsOf(track, span, most).flatMap((column) =>
    column ? [{ fromSec: column.sec - half, toSec: column.sec + half, shade: shadeOf(column.mean) }] : [],
  );
}

const shadeOf = (mg: number) => Math.min(1, Math.log1p(mg / STILL_MG) / Math.log1p(FULL_MG / STILL_MG));
