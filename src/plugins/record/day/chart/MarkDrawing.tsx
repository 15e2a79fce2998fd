import { memo } from 'react';
import type { Mark, Span } from '../plot/plot';
import { useChartColors } from './chartColors';
import { AXIS, LEFT, MARKS, RIGHT, timeScale } from './geometry';

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
  const within = (value: number) => Math.min(width - RIGHT, Math.max(LEFT, value));
  return (
    <g>
      {marks
        .filter(({ fromSec, toSec }) => toSec >= view.fromSec && fromSec <= view.toSec)
        .map(({ id, fromSec, toSec, level, text }) => {
          const from = within(x(fromSec));
          const wide = Math.max(2, within(x(toSec)) - from);
          return (
            <g key={id} data-mark={level} fill={colors[level]}>
              <title>{text}</title>
              <rect x={from} width={wide} y={MARKS} height={height - AXIS - MARKS} fillOpacity={0.12} />
              <rect x={from} width={wide} y={MARKS - 3} height={3} />
              <path d={`M${from} ${MARKS - 3}V1l9 4l-9 4z`} />
            </g>
          );
        })}
    </g>
  );
});
