import { useLocaleState, useTranslate } from 'react-admin';
import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { BarList, ChartPanel, FullGrid, useChartTheme } from '../../../core/kit';
import type { ChartView, PanelView } from './panelView';
import { pointLabel } from './pointLabel';
import { rowLabel } from './rowLabel';

const HEIGHT = 240;
/** The charts of all sections: the course of the period across the page, and distributions. */
export default function PanelCharts({ charts }: Pick<PanelView, 'charts'>) {
  const translate = useTranslate();
  const empty = translate('system-manage.dashboard.charts.empty');
  const panelOf = (chart: ChartView) => (
    <ChartPanel key={chart.key} title={translate(chart.label)} empty={chart.rows.length === 0 ? empty : undefined}>
      {chart.kind === 'lines' ? <LineChartPanel chart={chart} /> : <BarPanel chart={chart} />}
    </ChartPanel>
  );
  return (
    <>
      <FullGrid columns={{ xs: 1 }}>{charts.filter(({ kind }) => kind === 'lines').map(panelOf)}</FullGrid>
      <FullGrid columns={{ xs: 1, sm: 2, lg: 3 }}>{charts.filter(({ kind }) => kind === 'bars').map(panelOf)}</FullGrid>
    </>
  );
}

function BarPanel({ chart: { rows, name, codes, isScale } }: { chart: ChartView }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  return (
    <BarList
      isScale={isScale}
      rows={rows.map((row) => {
        const label = rowLabel(row, name, locale);
        return {
          key: label,
          name: codes ? translate(`${codes}.${label}`) : label,
          value: typeof row.count === 'number' ? row.count : 0,
          ...(typeof row.before === 'number' && { before: row.before }),
        };
      })}
    />
  );
}

function LineChartPanel({ chart }: { chart: ChartView }) {
  const { rows, name, lines = {}, compared, texts } = chart;
  const translate = useTranslate();
  const { palette, ...look } = useChartTheme();
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <LineChart
        data={rows.map((row, at) => ({ ...row, ...runningGaps(chart, at), name: pointLabel(row[name]) }))}
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

/** The current day or hour is not over: only what is known for all of it is drawn. */
function runningGaps({ lines = {}, whole = [], runningAt }: ChartView, at: number): Record<string, null> {
  if (at !== runningAt) return {};
  return Object.fromEntries(
    Object.keys(lines)
      .filter((column) => !whole.includes(column))
      .map((column) => [column, null]),
  );
}
