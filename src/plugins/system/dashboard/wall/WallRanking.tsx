import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { changeOf } from '../change';
import type { ChartView } from '../panelView';
import { rowLabel } from '../rowLabel';

/** Number of rows. */
const ROWS = 7;

/** A ranking in descending order. A mark in each bar shows the previous period. */
export function WallRanking({ chart }: { chart: ChartView }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const rows = chart.rows
    .map((row) => {
      const name = rowLabel(row, chart.name, locale);
      const numberOf = (column: string) => (typeof row[column] === 'number' ? row[column] : undefined);
      return {
        name: chart.codes ? translate(`${chart.codes}.${name}`) : name,
        count: numberOf('count') ?? 0,
        before: numberOf('before'),
      };
    })
    .sort((a, b) => (chart.isScale ? 0 : b.count - a.count))
    .slice(0, ROWS);
  const hasBefore = rows.some(({ before }) => before);
  const maxValue = Math.max(1, ...rows.flatMap(({ count, before = 0 }) => [count, before]));
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
      {rows.map(({ name, count, before }, at) => (
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
            {hasBefore && <Change count={count} before={before} />}
            <Box component="b" sx={{ minWidth: '2em', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
              {count.toLocaleString(locale)}
            </Box>
          </Box>
          <Box
            sx={{
              position: 'relative',
              height: '0.4em',
              marginInlineStart: '2em',
              borderRadius: '0.2em',
              bgcolor: 'divider',
            }}
          >
            <Box
              sx={{
                width: `${(count / maxValue) * 100}%`,
                height: '100%',
                borderRadius: 'inherit',
                bgcolor: 'primary.main',
              }}
            />
            {hasBefore && before !== undefined && (
              <Box
                aria-hidden
                sx={{
                  position: 'absolute',
                  insetBlock: '-0.15em',
                  insetInlineStart: `calc(${(before / maxValue) * 100}% - 0.1em)`,
                  width: '0.2em',
                  bgcolor: 'text.primary',
                }}
              />
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Change({ count, before }: { count: number; before: number | undefined }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const change = changeOf({ value: count, before: before ?? null, unit: 'count' });
  if (!change || change.delta === 0) return null;
  const by = `${Math.round(Math.abs(change.delta)).toLocaleString(locale)}%`;
  return (
    <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {translate(`system-manage.dashboard.change.${change.delta > 0 ? 'up' : 'down'}`, { by })}
    </Box>
  );
}
