import Box from '@mui/material/Box';
import { useQueries } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { addDays } from '../../../../../contract/moment';
import { ChartPanel, useKitDataProvider } from '../../../../core/kit';
import { useChartColors } from '../chart/chartColors';
import { useWidth } from '../chart/useWidth';
import { trackOf } from '../kinds/kindDay';
import { clockAt, timeTicks } from '../plot/timeTicks';
import { dayQuery } from '../useDay';
import type { ExtraProps } from './extra';
import { rasterCells } from './rasterCells';

const DAYS = 7;
const DAY_SEC = 86_400;
const ROW = 26;
const LEFT = 52;
const AXIS = 20;
const RIGHT = 18;

/** The activity of a week with a strip for each day: the darker, the more activity. A steady rhythm shows as columns. */
export default function ActivityRaster({ definition, resource, day }: ExtraProps) {
  const translate = useTranslate();
  const colors = useChartColors();
  const [frame, width] = useWidth<HTMLDivElement>();
  const dataProvider = useKitDataProvider();
  const dates = Array.from({ length: DAYS }, (_, at) => addDays(day.record.date, at - DAYS + 1));
  const days = useQueries({
    queries: dates.map((date) => {
      const { deviceId, deviceUserId } = day.record;
      return dayQuery(dataProvider, { resource, definition, deviceId, date, deviceUserId });
    }),
  });
  const inner = Math.max(1, width - LEFT - RIGHT);
  const x = (sec: number) => LEFT + (sec / DAY_SEC) * inner;
  const height = DAYS * ROW + AXIS;
  const title = translate('record-manage.day.sportAmplitude.raster');
  return (
    <ChartPanel title={title}>
      <Box
        ref={frame}
        sx={{ '& svg': { display: 'block', maxWidth: '100%' } }}
        aria-busy={days.some(({ isPending }) => isPending)}
      >
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
          <defs>
            <pattern id="raster-hatch" width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V7" stroke={colors.hatch} strokeWidth={2} />
            </pattern>
          </defs>
          {dates.map((date, at) => {
            const found = days[at]?.data;
            return (
              <g key={date} transform={`translate(0 ${at * ROW})`}>
                <text x={LEFT - 6} y={ROW / 2 + 4} fontSize={11} textAnchor="end" fill={colors.soft}>
                  {date.slice(5)}
                </text>
                <rect x={LEFT} width={inner} y={1} height={ROW - 2} fill="url(#raster-hatch)" />
                {found &&
                  rasterCells(trackOf(found.series, 'mean'), inner / 3).map(({ fromSec, toSec, shade }) => (
                    <rect
                      key={fromSec}
                      x={x(fromSec)}
                      width={x(toSec) - x(fromSec) + 0.3}
                      y={1}
                      height={ROW - 2}
                      fill={shadeOf(shade)}
                    />
                  ))}
              </g>
            );
          })}
          <g fontSize={11} fill={colors.soft} textAnchor="middle" transform={`translate(0 ${DAYS * ROW + 14})`}>
            {timeTicks({ fromSec: 0, toSec: DAY_SEC }, inner / 64).map((tick) => (
              <text key={tick} x={x(tick)}>
                {clockAt(tick)}
              </text>
            ))}
          </g>
        </svg>
      </Box>
    </ChartPanel>
  );
}

/** From nearly white to dark blue. */
const shadeOf = (share: number) => `hsl(214 ${Math.round(40 + share * 30)}% ${Math.round(97 - share * 72)}%)`;
