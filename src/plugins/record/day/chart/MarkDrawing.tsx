import { memo } from 'react';
import type { Mark, Span } from '../plot/plot';
import { useChartColors } from './chartColors';
import { AXIS_PX, MARGIN_LEFT_PX, MARGIN_RIGHT_PX, MARKS_PX, timeScale } from './geometry';

/** Draws an alert of the day: a flag above the panes and a tinted area through them. */
export const MarkDrawing = memo(function MarkDrawing({
  marks,
  view,
  width,
  height,
}: {
  marks: readonly Mark[];
  view: Span;
  width: number;
  height: number;
}) {
  const colors = useChartColors();
  const { x } = timeScale(view, width);
  const within = (value: number) => Math.min(width - MARGIN_RIGHT_PX, Math.max(MARGIN_LEFT_PX, value));
  return (
    <g>
      {marks
        .filter(({ fromSec, toSec }) => toSec >= view.fromSec && fromSec <= view.toSec)
        .map(({ id, fromSec, toSec, level, text }) => {
          const from = within(x(fromSec));
          const barWidth = Math.max(2, within(x(toSec)) - from);
          return (
            <g key={id} data-mark={level} fill={colors[level]}>
              <title>{text}</title>
              <rect x={from} width={barWidth} y={MARKS_PX} height={height - AXIS_PX - MARKS_PX} fillOpacity={0.12} />
              <rect x={from} width={barWidth} y={MARKS_PX - 3} height={3} />
              <path d={`M${from} ${MARKS_PX - 3}V1l9 4l-9 4z`} />
            </g>
          );
        })}
    </g>
  );
});
