import { columnsOf } from '../../plot/columns';
import { stepsPath } from '../../plot/paths';
import type { StepsLayer, StripLayer } from '../../plot/plot';
import { Boxes, boxPath } from './Boxes';
import { columnSeconds, type LayerDrawingProps } from './layerProps';

/** Draws the codes of a track as rows of blocks, joined by a line. */
export function StepsDrawing({ layer, x, height, colors }: LayerDrawingProps<StepsLayer>) {
  const rows = Math.max(...layer.codes.map(({ row }) => row)) + 1;
  const rowHeight = height / rows;
  const rowOf = (code: number) => ((layer.codes[code]?.row ?? 0) + 0.5) * rowHeight;
  const { startSec, intervalSec, values } = layer.track;
  const spans = codeRuns(values);
  return (
    <>
      <path
        data-line={layer.id}
        d={stepsPath(layer.track, { x, y: rowOf })}
        fill="none"
        stroke={colors.quiet}
        strokeWidth={1}
      />
      {spans.map(({ code, start, end }) => (
        <rect
          key={start}
          x={x(startSec + start * intervalSec)}
          width={Math.max(1, x(startSec + end * intervalSec) - x(startSec + start * intervalSec))}
          y={rowOf(code) - rowHeight * 0.38}
          height={rowHeight * 0.76}
          fill={colors[layer.codes[code]?.color ?? 'quiet']}
        />
      ))}
    </>
  );
}

/** Returns runs of the same code. */
function codeRuns(values: readonly (number | null)[]): { code: number; start: number; end: number }[] {
  const found: { code: number; start: number; end: number }[] = [];
  values.forEach((code, at) => {
    if (code === null) return;
    const last = found.at(-1);
    if (last && last.code === code && last.end === at) last.end = at + 1;
    else found.push({ code, start: at, end: at + 1 });
  });
  return found;
}

/** Draws a track as a strip of colors. */
export function StripDrawing({ layer, view, width, height, x, colors }: LayerDrawingProps<StripLayer>) {
  const columns = columnsOf(layer.track, view, width / 2);
  const stepSec = columnSeconds(layer.track.intervalSec, view, width / 2);
  const cell = x(view.fromSec + stepSec) - x(view.fromSec) + 0.3;
  const boxes = columns
    .filter((column) => column !== null)
    .map((column) => ({
      color: layer.colorOf(column[layer.shown]),
      path: boxPath(x(column.sec) - cell / 2, 0, cell, height),
    }));
  return <Boxes boxes={boxes} colors={colors} />;
}
