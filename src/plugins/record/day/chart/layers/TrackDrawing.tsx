import { columnsOf, runsOf } from '../../plot/columns';
import { areaPath, bandPath, linePath } from '../../plot/paths';
import type { TrackLayer } from '../../plot/plot';
import { Boxes, boxPath } from './Boxes';
import { barWidthOf, columnSeconds, type LayerDrawingProps, scalesOf, stroke } from './layerProps';

/** Draws a track as a line, an area or bars. */
export function TrackDrawing(props: LayerDrawingProps<TrackLayer>) {
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

function BarsDrawing(props: LayerDrawingProps<TrackLayer>) {
  const { layer, view, width, colors } = props;
  const { x, y } = scalesOf(props);
  const columns = columnsOf(layer.track, view, width / 2);
  const shown = columns.filter((column) => column !== null);
  const stepSec = columnSeconds(layer.track.intervalSec, view, width / 2);
  const barWidth = barWidthOf(stepSec, x);
  const bottom = y(props.domain[0]);
  const boxes = shown.map(({ sec, greatest }) => ({
    color: layer.colorOf?.(greatest) ?? layer.color,
    path: boxPath(x(sec) - barWidth / 2, y(greatest), barWidth, Math.max(0, bottom - y(greatest))),
  }));
  return <Boxes boxes={boxes} colors={colors} />;
}
