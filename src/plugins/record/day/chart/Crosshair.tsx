import { clockAt } from '../plot/timeTicks';
import { useChartColors } from './chartColors';
import { AXIS_PX, MARKS_PX } from './geometry';
import type { Reading } from './readings';

export interface CrosshairProps {
  cursor: number;
  /** Pixels. */
  x: number;
  left: number;
  right: number;
  tops: readonly number[];
  height: number;
  /** One list of readings for each pane. */
  readings: readonly (readonly Reading[])[];
  noData: string;
  hasSeconds: boolean;
}

/** Width of the time label in pixels. */
const CLOCK = { narrow: 40, wide: 58 };
/** Maximum number of values shown above a pane. */
const SHOWN = 6;

/** A line through all panes at one moment, with the time below and the values above each pane. */
export function Crosshair({ cursor, x, left, right, tops, height, readings, noData, hasSeconds }: CrosshairProps) {
  const colors = useChartColors();
  const clockWidth = hasSeconds ? CLOCK.wide : CLOCK.narrow;
  const clockX = Math.min(right - clockWidth, Math.max(left, x - clockWidth / 2));
  return (
    <g pointerEvents="none" data-crosshair>
      <path d={`M${x} ${MARKS_PX}V${height - AXIS_PX}`} stroke={colors.text} strokeWidth={1} strokeDasharray="2 2" />
      <rect x={clockX} y={height - AXIS_PX + 2} width={clockWidth} height={18} rx={3} fill={colors.text} />
      <text x={clockX + clockWidth / 2} y={height - AXIS_PX + 15} fontSize={11} fill={colors.paper} textAnchor="middle">
        {clockAt(cursor, hasSeconds)}
      </text>
      {tops.map((top, at) => {
        const shownReadings = (readings[at] ?? []).slice(0, SHOWN);
        const isSingle = shownReadings.length === 1;
        return (
          // Has its own background, so that the values stay readable over a long title.
          <text
            key={top}
            x={right}
            y={top - 7}
            fontSize={12}
            fontWeight={600}
            textAnchor="end"
            stroke={colors.paper}
            strokeWidth={5}
            paintOrder="stroke"
          >
            {shownReadings.map(({ id, label, color, text }, place) => (
              <tspan key={id} fill={colors[color]}>
                {place > 0 ? '  ' : ''}
                {isSingle ? (text ?? noData) : `${label} ${text ?? '–'}`}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
}
