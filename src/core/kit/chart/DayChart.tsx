import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { addDays } from '../../../../contract/moment';
import { formatNumber } from '../../i18n/formatNumber';
import { today } from '../entity/today';
import { useLocaleCode } from '../entity/useLocaleCode';
import { useCount } from '../figure/useCount';
import { ChartPanel } from './ChartPanel';
import { ListLink } from './ListLink';
import type { RecordChartProps } from './RecordChart';
import { useChartTheme } from './useChartTheme';

const HEIGHT = 200;
const WEEK = 7;

/** Records of the last 14 whole days. The current day is not comparable with them. */
export function DayChart({ title, resource, filter = {} }: RecordChartProps & { resource: string }) {
  const translate = useTranslate();
  const locale = useLocaleCode();
  const { palette, ...chartTheme } = useChartTheme();
  const { trend } = useCount({ resource, filter, hasTrend: true });
  const days = trend?.slice(0, -1) ?? [];
  const first = addDays(today(), -days.length);
  const rows = days.map((count, at) => ({ name: addDays(first, at).slice(5), count }));
  const week = sumOf(days.slice(-WEEK));
  const change = week - sumOf(days.slice(-2 * WEEK, -WEEK));
  const isEmpty = trend !== undefined && days.every((count) => count === 0);
  return (
    <ChartPanel title={translate(title)} empty={isEmpty ? translate('kit.trend.nothing') : undefined}>
      {trend && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
          {translate(change === 0 ? 'kit.trend.same' : 'kit.trend.change', {
            count: week,
            change: `${change > 0 ? '+' : ''}${formatNumber(change, locale)}`,
          })}
        </Typography>
      )}
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={rows} accessibilityLayer margin={chartTheme.margin}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis dataKey="name" tick={chartTheme.tick} minTickGap={16} tickLine={false} />
          <YAxis width={36} allowDecimals={false} tick={chartTheme.tick} axisLine={false} tickLine={false} />
          <Tooltip {...chartTheme.tooltip} />
          <Bar dataKey="count" name={translate('kit.trend.count')} radius={[3, 3, 0, 0]} isAnimationActive={false}>
            {rows.map(({ name }, at) => (
              <Cell key={name} fill={at < rows.length - WEEK ? palette.text.disabled : palette.primary.main} />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
      <ListLink resource={resource} filter={filter} />
    </ChartPanel>
  );
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
