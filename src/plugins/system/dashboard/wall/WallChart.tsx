import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import type { ChartView } from '../panelView';
import { rowName } from '../rowName';
import { WallFrame } from './WallFrame';

/** Rows of a ranking. */
const ROWS = 7;
const SIZE = { width: 300, height: 110 };

/** A chart of the panel as a wall needs it: a ranking, or the course of days, with large words. */
export function WallChart({ chart }: { chart: ChartView }) {
  const translate = useTranslate();
  return (
    <WallFrame title={translate(chart.label)}>
      {chart.kind === 'lines' ? <Course chart={chart} /> : <Ranking chart={chart} />}
    </WallFrame>
  );
}

function Ranking({ chart }: { chart: ChartView }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const rows = chart.rows
    .map((row) => {
      const name = rowName(row, chart.name, locale);
      const count = typeof row.count === 'number' ? row.count : 0;
      return { name: chart.codes ? translate(`${chart.codes}.${name}`) : name, count };
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, ROWS);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Box
      component="ol"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-around',
        height: '100%',
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {rows.map(({ name, count }, at) => (
        <Box component="li" key={name}>
          <Box sx={{ display: 'flex', gap: '0.6em', lineHeight: 1.3 }}>
            <Box
              component="span"
              sx={{ width: '1.4em', color: at < 3 ? 'primary.main' : 'text.secondary', fontWeight: 700 }}
            >
              {at + 1}
            </Box>
            <Box component="span" sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {name}
            </Box>
            <Box component="b" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {count.toLocaleString(locale)}
            </Box>
          </Box>
          <Box sx={{ height: '0.35em', marginInlineStart: '2em', borderRadius: '0.2em', bgcolor: 'divider' }}>
            <Box
              sx={{
                width: `${(count / most) * 100}%`,
                height: '100%',
                borderRadius: 'inherit',
                bgcolor: 'primary.main',
              }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Course({ chart: { rows, name, lines = {}, texts } }: { chart: ChartView }) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const series = Object.entries(lines).map(([key, color]) => ({
    key,
    color: palette[color].main,
    values: rows.map((row) => (typeof row[key] === 'number' ? row[key] : 0)),
  }));
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const x = (at: number) => (at / Math.max(1, rows.length - 1)) * SIZE.width;
  const y = (value: number) => SIZE.height - 4 - (value / most) * (SIZE.height - 10);
  const label = series.map(({ key, values }) => `${translate(`${texts}.${key}`)} ${values.at(-1) ?? 0}`).join(', ');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', gap: '0.4em' }}>
      <Box
        component="svg"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        sx={{ flex: 1, minHeight: 0, width: '100%' }}
      >
        {[0, 0.5, 1].map((share) => (
          <line key={share} x1={0} x2={SIZE.width} y1={y(share * most)} y2={y(share * most)} stroke={palette.divider} />
        ))}
        {series.map(({ key, color, values }) => (
          <polyline
            key={key}
            points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')}
            fill="none"
            stroke={color}
            strokeWidth={2.5}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', fontSize: '0.9em' }}>
        <span>{String(rows[0]?.[name] ?? '').slice(5)}</span>
        <span>{String(rows.at(-1)?.[name] ?? '').slice(5)}</span>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '1.2em' }}>
        {series.map(({ key, color, values }) => (
          <Box key={key} sx={{ display: 'flex', alignItems: 'center', gap: '0.4em' }}>
            <Box aria-hidden sx={{ width: '1em', height: '0.25em', borderRadius: '0.1em', backgroundColor: color }} />
            {translate(`${texts}.${key}`)} <b>{values.at(-1) ?? 0}</b>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
