import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import type { ChartView } from '../panelView';
import { pointName } from '../pointName';

const SIZE = { width: 300, height: 110 };

interface Line {
  key: string;
  name: string;
  color: string;
  isBefore: boolean;
  /** Excludes future points. */
  points: { at: number; value: number }[];
}

/** The trend of a period as lines, with the previous period dashed. The legend shows the sums. */
export function WallCourse({ chart }: { chart: ChartView }) {
  const [locale] = useLocaleState();
  const { palette } = useTheme();
  const { rows, name } = chart;
  const lines = useLines(chart);
  const most = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ value }) => value)));
  const x = (at: number) => (at / Math.max(1, rows.length - 1)) * SIZE.width;
  const y = (value: number) => SIZE.height - 4 - (value / most) * (SIZE.height - 10);
  const total = ({ points }: Line) => points.reduce((sum, { value }) => sum + value, 0).toLocaleString(locale);
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
              y1={y(share * most)}
              y2={y(share * most)}
              stroke={palette.divider}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {lines.map(({ key, color, isBefore, points }) => (
            <polyline
              key={key}
              points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}
              fill="none"
              stroke={color}
              strokeWidth={isBefore ? 1.5 : 2.5}
              strokeDasharray={isBefore ? '5 5' : undefined}
              strokeOpacity={isBefore ? 0.75 : 1}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </Box>
        <Box
          aria-hidden
          sx={{ position: 'absolute', insetBlockStart: '0.1em', color: 'text.secondary', fontSize: '0.9em' }}
        >
          {most.toLocaleString(locale)}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', fontSize: '0.9em' }}>
        {[rows[0], rows[Math.floor((rows.length - 1) / 2)], rows.at(-1)].map((row, at) => (
          // The position is the only identity of a point.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={at}>{pointName(row?.[name])}</span>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '1em' }}>
        {lines.map((line) => (
          <Box key={line.key} sx={{ display: 'flex', alignItems: 'center', gap: '0.4em', whiteSpace: 'nowrap' }}>
            <Box
              aria-hidden
              sx={{ width: '1em', borderBlockStart: `0.2em ${line.isBefore ? 'dashed' : 'solid'} ${line.color}` }}
            />
            {line.name} <b>{total(line)}</b>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function useLines({ rows, lines = {}, compared, texts }: ChartView): Line[] {
  const translate = useTranslate();
  const { palette } = useTheme();
  const lineOf = (column: string, isBefore: boolean) => {
    const key = isBefore ? `${column}Before` : column;
    const name = translate(`${texts}.${column}`);
    return {
      key,
      name: isBefore ? translate('system-manage.dashboard.charts.before', { name }) : name,
      color: palette[lines[column] ?? 'primary'].main,
      isBefore,
      points: rows.flatMap((row, at) => (typeof row[key] === 'number' ? [{ at, value: row[key] }] : [])),
    };
  };
  const own = Object.keys(lines).map((column) => lineOf(column, false));
  const before = compared === undefined ? undefined : lineOf(compared, true);
  return before?.points.some(({ value }) => value > 0) ? [...own, before] : own;
}
