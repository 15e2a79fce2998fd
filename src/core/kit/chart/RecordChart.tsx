import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { Bar, BarChart, CartesianGrid, Cell, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Entity } from '../../../../contract/defineEntity';
import { addDays } from '../../../../contract/moment';
import { useEntityResource } from '../../plugin-api';
import { useAllowedActions } from '../action/useAllowedActions';
import { choiceLabel } from '../entity/labels';
import { today } from '../entity/today';
import { toneOf } from '../field/toneOf';
import { useCount } from '../figure/useCount';
import { useListPath } from '../figure/useListPath';
import type { FilterValues } from '../list/filters/filterValues';
import { ChartPanel } from './ChartPanel';
import { useChartTheme } from './useChartTheme';

export interface RecordChartProps {
  /** The question that the chart answers, a message key. */
  title: string;
  entity: Entity;
  /** The records to count. Defaults to all. */
  filter?: FilterValues;
  /** A choice field whose codes are counted. Defaults to a count per day over the last 14 days. */
  field?: string;
}

const HEIGHT = 200;
const WEEK = 7;

/** Records of an entity by day or by the codes of a choice; renders nothing without the permission to list them. */
export default function RecordChart(props: RecordChartProps) {
  const resource = useEntityResource(props.entity.name) ?? '';
  const isAllowed = useAllowedActions(resource, ['list']).has('list');
  if (!isAllowed || resource === '') return null;
  return props.field === undefined ? (
    <DayChart {...props} resource={resource} />
  ) : (
    <ShareChart {...props} field={props.field} resource={resource} />
  );
}

type ResourceChartProps = RecordChartProps & { resource: string };

function DayChart({ title, resource, filter = {} }: ResourceChartProps) {
  const translate = useTranslate();
  const { palette, ...chartTheme } = useChartTheme();
  const { trend } = useCount({ resource, filter, hasTrend: true });
  const to = useListPath(resource, filter);
  const first = addDays(today(), 1 - (trend?.length ?? 0));
  const rows = (trend ?? []).map((count, at) => ({ name: addDays(first, at).slice(5), count }));
  const isEmpty = trend?.every((count) => count === 0) === true;
  return (
    <ChartPanel title={translate(title)} empty={isEmpty ? translate('kit.trend.nothing') : undefined}>
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
      <ListLink to={to} />
    </ChartPanel>
  );
}

function ShareChart({ title, entity, field, resource, filter = {} }: ResourceChartProps & { field: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const { palette, ...chartTheme } = useChartTheme();
  const described = entity.fields[field];
  const codes = described?.kind === 'choice' ? described.values : [];
  const all = useListPath(resource, filter);
  const { data: counts } = useQuery({
    queryKey: [resource, 'share', field, filter],
    queryFn: ({ signal }) =>
      Promise.all(
        codes.map(async (code) => {
          const listParams = {
            pagination: { page: 1, perPage: 1 },
            sort: { field: 'id', order: 'DESC' as const },
            filter: { ...filter, [field]: code },
            meta: { fields: ['id'] },
            signal,
          };
          return (await dataProvider.getList(resource, listParams)).total ?? 0;
        }),
      ),
    retry: false,
  });
  const colors = {
    positive: palette.success.main,
    warning: palette.warning.main,
    danger: palette.error.main,
    info: palette.primary.main,
    // If no code has a tone, use the primary color: gray would look inactive.
    neutral: codes.some((code) => toneOf(entity, field, code) !== 'neutral')
      ? palette.text.disabled
      : palette.primary.main,
  };
  const rows = codes.map((code, at) => ({
    code,
    name: translate(choiceLabel(entity, field, code)),
    count: counts?.[at] ?? 0,
    color: colors[toneOf(entity, field, code)],
  }));
  const isEmpty = counts?.every((count) => count === 0) === true;
  const pathOf = (code: string) =>
    `/${resource}?filter=${encodeURIComponent(JSON.stringify({ ...filter, [field]: code }))}`;
  return (
    <ChartPanel title={translate(title)} empty={isEmpty ? translate('kit.trend.none') : undefined}>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={rows} layout="vertical" accessibilityLayer margin={{ ...chartTheme.margin, right: 44 }}>
          <XAxis type="number" hide allowDecimals={false} />
          <YAxis
            type="category"
            dataKey="name"
            width={112}
            tick={chartTheme.tick}
            interval={0}
            axisLine={false}
            tickLine={false}
          />
          <Tooltip {...chartTheme.tooltip} />
          <Bar
            dataKey="count"
            name={translate('kit.trend.count')}
            radius={[0, 3, 3, 0]}
            isAnimationActive={false}
            cursor="pointer"
            onClick={(_, at) => {
              const row = rows[at];
              if (row) navigate(pathOf(row.code));
            }}
          >
            {rows.map(({ code, color }) => (
              <Cell key={code} fill={color} />
            ))}
            <LabelList dataKey="count" position="right" fill={palette.text.primary} fontSize={12} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
      <ListLink to={all} />
    </ChartPanel>
  );
}

function ListLink({ to }: { to: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ textAlign: 'end' }}>
      <MuiLink component={Link} to={to} variant="body2">
        {translate('kit.widget.all')}
      </MuiLink>
    </Box>
  );
}
