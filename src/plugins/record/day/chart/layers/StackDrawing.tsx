import { columnsOf, runsOf } from '../../plot/columns';
import { areaPath } from '../../plot/paths';
import type { StackLayer } from '../../plot/plot';
import { barWidthOf, columnSeconds, type LayerDrawingProps, scalesOf } from './layerProps';

/** Draws tracks on top of one another. */
export function StackDrawing(props: LayerDrawingProps<StackLayer>) {
  const { layer, view, width, colors } = props;
  const scales = scalesOf(props);
  const columnWidth = layer.shape === 'bars' ? width / 4 : width;
  const columns = layer.parts.map(({ track }) => columnsOf(track, view, columnWidth));
  const stepSec = columnSeconds(layer.parts[0]?.track.intervalSec ?? 60, view, columnWidth);
  const barWidth = barWidthOf(stepSec, scales.x);
  const sums = (columns[0] ?? []).map(() => 0);
  return (
    <g>
      {layer.parts.map(({ id, color }, part) => {
        const raised = (columns[part] ?? []).map((column, at) => {
          if (!column) return null;
          const bottom = sums[at] ?? 0;
          sums[at] = bottom + column.mean;
          return { ...column, bottom, mean: bottom + column.mean };
        });
        if (layer.shape === 'area') {
          return <path key={id} d={areaPath(runsOf(raised), scales, 0)} fill={colors[color]} fillOpacity={0.75} />;
        }
        return (
          <g key={id} fill={colors[color]}>
            {raised.map(
              (column) =>
                column &&
                column.mean > column.bottom && (
                  <rect
                    key={column.sec}
                    x={scales.x(column.sec) - barWidth / 2}
                    width={barWidth}
                    y={scales.y(column.mean)}
                    height={scales.y(column.bottom) - scales.y(column.mean)}
                  />
                ),
            )}
          </g>
        );
      })}
    </g>
  );
}
