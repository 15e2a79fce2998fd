import type { MomentsLayer, RangesLayer, SpansLayer } from '../../plot/plot';
import { type LayerDrawingProps, scalesOf, stroke } from './layerProps';

/** Draws ranges of values at moments. */
export function RangesDrawing(props: LayerDrawingProps<RangesLayer>) {
  const { layer, colors } = props;
  const { x, y } = scalesOf(props);
  return (
    <g>
      {layer.items.map(({ sec, low, high, color, text }) => (
        <g key={sec} stroke={colors[color]} fill={colors[color]}>
          <title>{text}</title>
          <rect
            x={x(sec) - 4}
            width={8}
            y={y(high)}
            height={y(low) - y(high)}
            rx={3}
            fillOpacity={0.35}
            strokeWidth={1.2}
          />
          <path d={`M${x(sec) - 7} ${y(high)}h14M${x(sec) - 7} ${y(low)}h14`} strokeWidth={2} />
        </g>
      ))}
    </g>
  );
}

/** Draws values at moments, joined by a line. */
export function MomentsDrawing(props: LayerDrawingProps<MomentsLayer>) {
  const { layer, colors } = props;
  const { x, y } = scalesOf(props);
  const points = layer.items.map(({ sec, value }) => `${x(sec)} ${y(value)}`);
  return (
    <g>
      {points.length > 1 && (
        <path d={`M${points.join('L')}`} stroke={colors[layer.color]} {...stroke} strokeDasharray="5 3" />
      )}
      {layer.items.map(({ sec, value }) => (
        <circle
          key={sec}
          cx={x(sec)}
          cy={y(value)}
          r={3}
          fill={colors.paper}
          stroke={colors[layer.color]}
          strokeWidth={1.6}
        />
      ))}
    </g>
  );
}

/** Draws periods as blocks in rows, with what is missing between them. */
export function SpansDrawing({ layer, view, x, height, colors, hatch, pastSec }: LayerDrawingProps<SpansLayer>) {
  const rowHeight = height / Math.max(1, layer.rows?.length ?? 1);
  const expected = layer.isContinuous ? [...new Set(layer.items.map(({ row = 0 }) => row))] : [];
  return (
    <g shapeRendering="crispEdges">
      {expected.map((row) => (
        <rect
          key={row}
          data-gap
          x={x(view.fromSec)}
          width={Math.max(0, x(Math.min(view.toSec, pastSec)) - x(view.fromSec))}
          y={row * rowHeight + rowHeight * 0.1}
          height={rowHeight * 0.8}
          fill={hatch}
        />
      ))}
      {layer.items.map(({ fromSec, toSec, color, text, row = 0, share = 1 }) => {
        const full = rowHeight * 0.8;
        return (
          <rect
            key={`${row} ${fromSec} ${toSec}`}
            x={x(fromSec)}
            width={Math.max(2, x(toSec) - x(fromSec))}
            y={row * rowHeight + rowHeight * 0.1 + full * (1 - share)}
            height={full * share}
            fill={colors[color]}
          >
            <title>{text}</title>
          </rect>
        );
      })}
    </g>
  );
}
