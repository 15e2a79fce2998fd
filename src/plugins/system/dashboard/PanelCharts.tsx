import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Legend,
  Line,
  LineChart,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { ChartPanel, useChartTheme } from '../../../core/kit';
import type { ChartView, PanelView } from './panelView';
import { pointLabel } from './pointLabel';
import { rowLabel } from './rowLabel';

const HEIGHT = 240;
/** Maximum characters of a name beside a bar; the tooltip has the full name. */
const NAME_MAX = { wide: 9, narrow: 18 };

interface Part {
  name: string;
  count: number;
  /** The value of the previous period. */
  before?: number;
}

/** The charts of all sections: distributions, and the last days. */
export default function PanelCharts({ charts }: Pick<PanelView, 'charts'>) {
  const translate = useTranslate();
  const empty = translate('system-manage.dashboard.charts.empty');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        marginBlockStart: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {charts.map((chart) => (
        <ChartPanel key={chart.key} title={translate(chart.label)} empty={chart.rows.length === 0 ? empty : undefined}>
          <Chart chart={chart} />
        </ChartPanel>
      ))}
    </Box>
  );
}

function Chart({ chart }: { chart: ChartView }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (chart.kind === 'lines') return <LineChartPanel chart={chart} />;
  const parts = chart.rows.map((row) => {
    const name = rowLabel(row, chart.name, locale);
    return {
      name: chart.codes ? translate(`${chart.codes}.${name}`) : name,
      count: typeof row.count === 'number' ? row.count : 0,
      ...(typeof row.before === 'number' && { before: row.before }),
    };
  });
  return chart.kind === 'ring' ? <RingChartPanel parts={parts} /> : <BarChartPanel parts={parts} />;
}

function LineChartPanel({ chart: { rows, name, lines = {}, compared, texts } }: { chart: ChartView }) {
  const translate = useTranslate();
  const { palette, ...look } = useChartTheme();
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <LineChart
        data={rows.map((row) => ({ ...row, name: pointLabel(row[name]) }))}
        accessibilityLayer
        margin={look.margin}
      >
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis dataKey="name" tick={look.tick} minTickGap={24} />
        <YAxis width={34} allowDecimals={false} tick={look.tick} />
        <Tooltip {...look.tooltip} />
        <Legend {...look.legend} />
        {Object.entries(lines).map(([key, color]) => (
          <Line
            key={key}
            dataKey={key}
            name={translate(`${texts}.${key}`)}
            stroke={palette[color].main}
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        ))}
        {compared && lines[compared] && (
          <Line
            dataKey={`${compared}Before`}
            name={translate('system-manage.dashboard.charts.before', { name: translate(`${texts}.${compared}`) })}
            stroke={palette[lines[compared]].main}
            strokeWidth={1.5}
            strokeDasharray="4 4"
            dot={false}
            isAnimationActive={false}
          />
        )}
      </LineChart>
    </ResponsiveContainer>
  );
}

function BarChartPanel({ parts }: { parts: readonly Part[] }) {
  const translate = useTranslate();
  const { palette, ...look } = useChartTheme();
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart data={[...parts]} layout="vertical" accessibilityLayer margin={look.margin}>
        <XAxis type="number" allowDecimals={false} tick={look.tick} />
        <YAxis type="category" dataKey="name" width={132} tick={look.tick} interval={0} tickFormatter={truncateName} />
        <Tooltip {...look.tooltip} />
        <Bar
          dataKey="count"
          name={translate('system-manage.dashboard.charts.count')}
          fill={palette.primary.main}
          isAnimationActive={false}
        />
        {parts.some(({ before }) => before !== undefined) && (
          <Bar
            dataKey="before"
            name={translate('system-manage.dashboard.charts.beforeCount')}
            fill={palette.action.disabled}
            isAnimationActive={false}
          />
        )}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Shortens a name to one line. Chinese characters are twice as wide as Latin ones. */
function truncateName(name: string): string {
  const max = /[\u2e80-\u9fff]/.test(name) ? NAME_MAX.wide : NAME_MAX.narrow;
  const characters = [...name];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : name;
}

function RingChartPanel({ parts }: { parts: readonly Part[] }) {
  const { palette, ...look } = useChartTheme();
  const colors = [palette.primary.main, palette.warning.main, palette.success.main, palette.text.secondary];
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <PieChart accessibilityLayer>
        <Pie
          data={[...parts]}
          dataKey="count"
          nameKey="name"
          innerRadius="55%"
          outerRadius="80%"
          isAnimationActive={false}
        >
          {parts.map(({ name }, position) => (
            <Cell key={name} fill={colors[position % colors.length]} stroke={palette.background.paper} />
          ))}
        </Pie>
        <Tooltip {...look.tooltip} />
        <Legend {...look.legend} />
      </PieChart>
    </ResponsiveContainer>
  );
}
