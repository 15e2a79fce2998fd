import type { SVGProps } from 'react';
import { columnsOf, runsOf } from '../plot/columns';
import { areaPath, bandPath, linePath, type Scales, stepsPath } from '../plot/paths';
import type {
  ColorName,
  Layer,
  MomentsLayer,
  RangesLayer,
  Span,
  SpansLayer,
  StackLayer,
  StepsLayer,
  StripLayer,
  TrackLayer,
} from '../plot/plot';
import { scaleToPixels } from '../plot/valueScale';
import type { ChartColors } from './chartColors';

export interface LayerDrawingProps<L extends Layer = Layer> {
  layer: L;
  view: Span;
  /** Width of the pane without margins, in pixels. */
  width: number;
  height: number;
  x: (sec: number) => number;
  domain: readonly [number, number];
  colors: ChartColors;
  /** Fill of missing data. After `pastSec`, data is not yet missing. */
  hatch: string;
  pastSec: number;
}

/** Draws one layer of a pane. */
export function LayerDrawing(props: LayerDrawingProps) {
  const { layer } = props;
  switch (layer.type) {
    case 'line':
    case 'area':
    case 'bars':
      return <TrackDrawing {...props} layer={layer} />;
    case 'stack':
      return <StackDrawing {...props} layer={layer} />;
    case 'steps':
      return <StepsDrawing {...props} layer={layer} />;
    case 'strip':
      return <StripDrawing {...props} layer={layer} />;
    case 'ranges':
      return <RangesDrawing {...props} layer={layer} />;
    case 'moments':
      return <MomentsDrawing {...props} layer={layer} />;
    case 'spans':
      return <SpansDrawing {...props} layer={layer} />;
  }
}

function scalesOf({ x, domain, height }: LayerDrawingProps): Scales {
  return { x, y: (value) => scaleToPixels(value, domain, height) };
}

const stroke = { fill: 'none', strokeWidth: 1.6, strokeLinejoin: 'round' } satisfies SVGProps<SVGPathElement>;

function TrackDrawing(props: LayerDrawingProps<TrackLayer>) {
  const { layer, view, width, colors } = props;
  const color = colors[layer.color];
  const scales = layer.secondaryAxisMax ? scalesOf({ ...props, domain: [0, layer.secondaryAxisMax] }) : scalesOf(props);
  if (layer.type === 'bars') return <BarsDrawing {...props} />;
  const columns = columnsOf(layer.track, view, width);
  const runs = runsOf(columns);
  return (
    <>
      {layer.type === 'area' && <path d={areaPath(runs, scales, props.domain[0])} fill={color} fillOpacity={0.28} />}
      <path data-band d={bandPath(runs, scales)} fill={color} fillOpacity={0.25} />
      <path
        data-line={layer.id}
        d={linePath(runs, scales)}
        stroke={color}
        {...stroke}
        strokeDasharray={layer.secondaryAxisMax ? '6 3' : undefined}
      />
    </>
  );
}

/** Minimum width of a bar in pixels. */
const LEAST_BAR = 1;

function BarsDrawing(props: LayerDrawingProps<TrackLayer>) {
  const { layer, view, width, colors } = props;
  const { x, y } = scalesOf(props);
  const columns = columnsOf(layer.track, view, width / 2);
  const shown = columns.filter((column) => column !== null);
  const stepSec = columnSeconds(layer.track.intervalSec, view, width / 2);
  const barWidth = Math.max(LEAST_BAR, x(view.fromSec + stepSec) - x(view.fromSec) - (stepSec >= 1_800 ? 3 : 0.5));
  const bottom = y(props.domain[0]);
  const boxes = shown.map(({ sec, greatest }) => ({
    color: layer.colorOf?.(greatest) ?? layer.color,
    path: boxPath(x(sec) - barWidth / 2, y(greatest), barWidth, Math.max(0, bottom - y(greatest))),
  }));
  return <Boxes boxes={boxes} colors={colors} />;
}

/** Returns the seconds of one column, with the same grouping as `columnsOf`. */
function columnSeconds(intervalSec: number, { fromSec, toSec }: Span, width: number): number {
  const samples = Math.ceil((toSec - fromSec) / intervalSec);
  return Math.max(1, Math.ceil(samples / Math.max(1, width))) * intervalSec;
}

function StackDrawing(props: LayerDrawingProps<StackLayer>) {
  const { layer, view, width, colors } = props;
  const scales = scalesOf(props);
  const columns = layer.parts.map(({ track }) => columnsOf(track, view, layer.shape === 'bars' ? width / 4 : width));
  const stepSec = columnSeconds(
    layer.parts[0]?.track.intervalSec ?? 60,
    view,
    layer.shape === 'bars' ? width / 4 : width,
  );
  const barWidth = Math.max(
    LEAST_BAR,
    scales.x(view.fromSec + stepSec) - scales.x(view.fromSec) - (stepSec >= 1_800 ? 3 : 0.5),
  );
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

function StepsDrawing({ layer, x, height, colors }: LayerDrawingProps<StepsLayer>) {
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

function StripDrawing({ layer, view, width, height, x, colors }: LayerDrawingProps<StripLayer>) {
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

const boxPath = (left: number, top: number, width: number, height: number) =>
  `M${left.toFixed(1)} ${top.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`;

/** Draws boxes as one path per color: a day has more than a thousand, and every separate SVG element is costly. */
function Boxes({
  boxes,
  colors,
}: {
  boxes: readonly { color: ColorName; path: string }[];
  colors: LayerDrawingProps['colors'];
}) {
  const paths = new Map<ColorName, string[]>();
  for (const { color, path } of boxes) {
    const found = paths.get(color);
    if (found) found.push(path);
    else paths.set(color, [path]);
  }
  return (
    <g shapeRendering="crispEdges">
      {[...paths].map(([color, parts]) => (
        <path key={color} d={parts.join('')} fill={colors[color]} />
      ))}
    </g>
  );
}

function RangesDrawing(props: LayerDrawingProps<RangesLayer>) {
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

function MomentsDrawing(props: LayerDrawingProps<MomentsLayer>) {
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

function SpansDrawing({ layer, view, x, height, colors, hatch, pastSec }: LayerDrawingProps<SpansLayer>) {
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
