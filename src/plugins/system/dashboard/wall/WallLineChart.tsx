import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import type { ChartView } from '../panelView';
import { pointLabel } from '../pointLabel';

const SIZE = { width: 300, height: 110 };

interface Line {
  key: string;
  name: string;
  color: string;
  isPrevious: boolean;
  /** Excludes future points, and what is not known for all of the current one. */
  points: { at: number; value: number }[];
  total: number;
}

/** The trend of a period as lines, with the previous period dashed. The legend shows the sums. */
export function WallLineChart({ chart }: { chart: ChartView }) {
  const [locale] = useLocaleState();
  const { palette } = useTheme();
  const { rows, name } = chart;
  const lines = useLines(chart);
  const maxValue = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ value }) => value)));
  const x = (at: number) => (at / Math.max(1, rows.length - 1)) * SIZE.width;
  const y = (value: number) => SIZE.height - 4 - (value / maxValue) * (SIZE.height - 10);
  const total = (line: Line) => line.total.toLocaleString(locale);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', gap: '0.4em' }}>
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
        <Box
          component="svg"
          role="img"
          aria-label={lines.map((line) => `${line.name} ${total(line)}`).join(', ')}
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          preserveAspectRatio="none"
          sx={{ position: 'absolute', width: '100%', height: '100%' }}
        >
          {[0, 0.5, 1].map((share) => (
            <line
              key={share}
              x1={0}
              x2={SIZE.width}
              y1={y(share * maxValue)}
              y2={y(share * maxValue)}
              stroke={palette.divider}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {lines.map(({ key, color, isPrevious, points }) => (
            <polyline
              key={key}
              points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}
              fill="none"
              stroke={color}
              strokeWidth={isPrevious ? 1.5 : 2.5}
              strokeDasharray={isPrevious ? '5 5' : undefined}
              strokeOpacity={isPrevious ? 0.75 : 1}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </Box>
        <Box
          aria-hidden
          sx={{ position: 'absolute', insetBlockStart: '0.1em', color: 'text.secondary', fontSize: '0.9em' }}
        >
          {maxValue.toLocaleString(locale)}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', fontSize: '0.9em' }}>
        {[rows[0], rows[Math.floor((rows.length - 1) / 2)], rows.at(-1)].map((row, at) => (
          // The position is the only identity of a point.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={at}>{pointLabel(row?.[name])}</span>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '1em' }}>
        {lines.map((line) => (
          <Box key={line.key} sx={{ display: 'flex', alignItems: 'center', gap: '0.4em', whiteSpace: 'nowrap' }}>
            <Box
              aria-hidden
              sx={{ width: '1em', borderBlockStart: `0.2em ${line.isPrevious ? 'dashed' : 'solid'} ${line.color}` }}
            />
            {line.name} <b>{total(line)}</b>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function useLines({ rows, lines = {}, whole = [], compared, texts, runningAt }: ChartView): Line[] {
  const translate = useTranslate();
  const { palette } = useTheme();
  const lineOf = (column: string, isPrevious: boolean) => {
    const key = isPrevious ? `${column}Before` : column;
    const name = translate(`${texts}.${column}`);
    const isDrawn = (at: number) => at !== runningAt || isPrevious || whole.includes(column);
    const points = rows.flatMap((row, at) => (typeof row[key] === 'number' ? [{ at, value: row[key] }] : []));
    return {
      key,
      name: isPrevious ? translate('system-manage.dashboard.charts.before', { name }) : name,
      color: palette[lines[column] ?? 'primary'].main,
      isPrevious,
      points: points.filter(({ at }) => isDrawn(at)),
      total: points.reduce((sum, { value }) => sum + value, 0),
    };
  };
  const currentLines = Object.keys(lines).map((column) => lineOf(column, false));
  const before = compared === undefined ? undefined : lineOf(compared, true);
  return before?.points.some(({ value }) => value > 0) ? [...currentLines, before] : currentLines;
}
