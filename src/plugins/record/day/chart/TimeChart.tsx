import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Mark, Plot, Span } from '../plot/plot';
import { clockAt, timeTicks } from '../plot/timeTicks';
import { ChartLegend } from './ChartLegend';
import { ChartToolbar } from './ChartToolbar';
import { Crosshair } from './Crosshair';
import { useChartColors } from './chartColors';
import { AXIS_PX, MARGIN_LEFT_PX, MARGIN_RIGHT_PX, panePlaces, timeScale } from './geometry';
import { MarkDrawing } from './MarkDrawing';
import { PaneDrawing } from './PaneDrawing';
import { readingsAt } from './readings';
import { useGestures } from './useGestures';
import type { Viewport } from './useViewport';
import { useWidth } from './useWidth';
import { ValueTable } from './ValueTable';

export interface TimeChartProps {
  /** What the chart shows: for screen readers, and as the title of the saved picture. */
  title: string;
  plot: Plot;
  viewport: Viewport;
  marks: readonly Mark[];
  nights: readonly Span[];
  /** Name of saved files, without an extension. */
  fileName: string;
  /** Additional buttons. */
  actions?: ReactNode;
  /** Called when a moment is pressed, or chosen with Enter. */
  onPick?: ((picked: PickedMoment) => void) | undefined;
}

/** A moment of a chart. Includes the row if a row of a pane was pressed. */
export interface PickedMoment {
  sec: number;
  row: number | undefined;
}

/** Minimum pixels between two time ticks. */
const TICK_PX = 72;

/**
 * A chart of several panes on one time axis with a shared crosshair. Everything the mouse does also works with keys and
 * touch. The table below has the same values.
 */
export function TimeChart({ title, plot, viewport, marks, nights, fileName, actions, onPick }: TimeChartProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const colors = useChartColors();
  // React's ids contain colons, which would need escaping in SVG references.
  const name = `chart${useId().replace(/[^\w]/g, '')}`;
  const [frame, width] = useWidth<HTMLDivElement>();
  const drawing = useRef<SVGSVGElement>(null);
  const [cursor, setCursor] = useState<number>();
  // A ref, because the buttons read it only when pressed and must not render with each pointer move.
  const reading = useRef(cursor);
  useEffect(() => {
    reading.current = cursor;
  }, [cursor]);
  const { view } = viewport;
  const { tops, height } = useMemo(() => panePlaces(plot.panes), [plot.panes]);
  const { inner, x } = timeScale(view, width);
  const ticks = useMemo(() => timeTicks(view, Math.max(2, inner / TICK_PX)), [view, inner]);
  const stepSec = useMemo(() => finestStep(plot), [plot]);
  const onPress = onPick && ((sec: number, y?: number) => onPick({ sec, row: rowAt(plot.panes, tops, y) }));
  const { selection, handlers } = useGestures({ ref: frame, width, viewport, stepSec, cursor, setCursor, onPress });
  const readings = cursor === undefined ? undefined : readingsAt(plot.panes, cursor, locale);
  const hasSeconds = view.toSec - view.fromSec < 1_800;
  const noData = translate('record-manage.day.noData');
  const valueText =
    cursor === undefined
      ? `${clockAt(view.fromSec)}–${clockAt(view.toSec)}`
      : [
          clockAt(cursor, hasSeconds),
          ...(readings ?? []).flat().map(({ label, text }) => `${label} ${text ?? noData}`),
        ].join('，');
  return (
    <Box sx={{ minWidth: 0 }}>
      <ChartToolbar {...{ title, plot, viewport, fileName, drawing, reading }}>{actions}</ChartToolbar>
      <Box
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={translate('record-manage.day.chartOf', { title })}
        aria-valuemin={Math.round(view.fromSec)}
        aria-valuemax={Math.round(view.toSec)}
        aria-valuenow={Math.round(cursor ?? view.fromSec)}
        aria-valuetext={valueText}
        {...handlers}
        sx={{
          position: 'relative',
          touchAction: 'pan-y',
          userSelect: 'none',
          cursor: 'crosshair',
          borderRadius: 1,
          '& svg': { display: 'block', maxWidth: '100%' },
          '@media print': { breakInside: 'avoid', '& svg': { height: 'auto' } },
        }}
      >
        <svg ref={drawing} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
          {plot.panes.map((pane, at) => (
            <PaneDrawing
              key={pane.id}
              {...{ pane, view, width, ticks, nights, name, locale }}
              top={tops[at] ?? 0}
              pastSec={plot.pastSec}
            />
          ))}
          <g transform={`translate(0 ${height - AXIS_PX})`} fontSize={11} fill={colors.soft} textAnchor="middle">
            {ticks.map((tick) => (
              <text key={tick} x={x(tick)} y={15}>
                {clockAt(tick, hasSeconds && tick % 60 !== 0)}
              </text>
            ))}
          </g>
          <MarkDrawing {...{ marks, view, width, height }} />
          {selection && (
            <rect
              x={x(selection.fromSec)}
              width={x(selection.toSec) - x(selection.fromSec)}
              y={0}
              height={height - AXIS_PX}
              fill={colors.first}
              fillOpacity={0.15}
              stroke={colors.first}
            />
          )}
          {cursor !== undefined && cursor >= view.fromSec && cursor <= view.toSec && (
            <Crosshair
              {...{ cursor, tops, height, readings: readings ?? [], noData, hasSeconds }}
              x={x(cursor)}
              left={MARGIN_LEFT_PX}
              right={width - MARGIN_RIGHT_PX}
            />
          )}
        </svg>
      </Box>
      <ChartLegend plot={plot} hasNights={nights.length > 0} />
      <ValueTable title={title} plot={plot} view={view} />
    </Box>
  );
}

/** Returns the row of a pane's spans at a height. */
function rowAt(panes: Plot['panes'], tops: readonly number[], y: number | undefined): number | undefined {
  if (y === undefined) return undefined;
  const at = panes.findIndex(({ height }, index) => y >= (tops[index] ?? 0) && y < (tops[index] ?? 0) + height);
  const pane = panes[at];
  const spans = pane?.layers.find((layer) => layer.type === 'spans');
  const rows = spans?.rows?.length;
  return pane && rows ? Math.floor(((y - (tops[at] ?? 0)) / pane.height) * rows) : undefined;
}

/** Returns the seconds between samples of the finest track; a minute when there is none. */
function finestStep({ panes }: Plot): number {
  const steps = panes.flatMap(({ layers }) =>
    layers.flatMap((layer) =>
      'track' in layer
        ? [layer.track.intervalSec]
        : layer.type === 'stack'
          ? layer.parts.map(({ track }) => track.intervalSec)
          : [],
    ),
  );
  return steps.length === 0 ? 60 : Math.min(...steps);
}
