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
import { elderly } from '../../../../contract/elderly/elderly';
import type { MainPanel, PanelShare } from '../../../../contract/system/mainPanel';
import { ChartPanel, choiceLabel, useChartLook } from '../../../core/kit';

const HEIGHT = 240;
/** Characters of a name that fit beside a bar; the tooltip has it whole. */
const NAME_MAX = { wide: 9, narrow: 18 };

interface Part {
  name: string;
  count: number;
}

/** How elders and visits are spread, and the last 30 days. */
export default function PanelCharts({ charts }: { charts: MainPanel['charts'] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const named = (shares: readonly PanelShare[]): Part[] =>
    shares.map(({ name, nameEn, count }) => ({ name: locale === 'en' ? (nameEn ?? name) : name, count }));
  const ages = charts.ages.map(({ band, count }) => ({ name: band, count }));
  const genders = charts.genders.map(({ code, count }) => ({
    name: translate(choiceLabel(elderly, 'gender', code)),
    count,
  }));
  const title = (chart: string) => translate(`system-manage.dashboard.charts.${chart}`);
  const bars = { capacity: named(charts.capacity), ages, living: named(charts.living) };
  const wide = { municipal: named(charts.municipal), services: named(charts.services) };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        marginBlockStart: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <ChartPanel title={title('days')}>
        <Days days={charts.days} />
      </ChartPanel>
      {Object.entries({ ...bars, ...wide }).map(([chart, parts]) => (
        <ChartPanel key={chart} title={title(chart)} empty={parts.length === 0 ? title('empty') : undefined}>
          <Bars parts={parts} />
        </ChartPanel>
      ))}
      <ChartPanel title={title('genders')} empty={genders.length === 0 ? title('empty') : undefined}>
        <Ring parts={genders} />
      </ChartPanel>
    </Box>
  );
}

function Days({ days }: { days: MainPanel['charts']['days'] }) {
  const translate = useTranslate();
  const { palette, ...look } = useChartLook();
  const lines = { planned: palette.primary.main, completed: palette.success.main, abnormal: palette.error.main };
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <LineChart
        data={days.map(({ date, ...counts }) => ({ name: date.slice(5), ...counts }))}
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
            name={translate(`system-manage.dashboard.charts.${key}`)}
            stroke={color}
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}

function Bars({ parts }: { parts: readonly Part[] }) {
  const translate = useTranslate();
  const { palette, ...look } = useChartLook();
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart data={[...parts]} layout="vertical" accessibilityLayer margin={look.margin}>
        <XAxis type="number" allowDecimals={false} tick={look.tick} />
        <YAxis type="category" dataKey="name" width={132} tick={look.tick} interval={0} tickFormatter={shortened} />
        <Tooltip {...look.tooltip} />
        <Bar
          dataKey="count"
          name={translate('system-manage.dashboard.charts.count')}
          fill={palette.primary.main}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

/** A name that fits on one line; Chinese characters are twice as wide as Latin ones. */
function shortened(name: string): string {
  const max = /[\u2e80-\u9fff]/.test(name) ? NAME_MAX.wide : NAME_MAX.narrow;
  const characters = [...name];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : name;
}

function Ring({ parts }: { parts: readonly Part[] }) {
  const { palette, ...look } = useChartLook();
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
