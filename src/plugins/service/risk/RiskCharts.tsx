import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartPanel, choiceLabel, useChartTheme } from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';
import type { HighRiskPage, RiskStatistics } from '../entities/risk/riskCalls';
import { riskRule } from '../entities/risk/riskRule';

const HEIGHT = 220;
/** Maximum number of rules to show, the most frequent first. */
const RULES_SHOWN = 8;

export interface RiskChartsProps {
  statistics: RiskStatistics;
  byRule: HighRiskPage['summary']['byRule'];
}

/** Shows charts of visits with anomalies by day, by rule and by attendant. */
export default function RiskCharts({ statistics: { days, attendants }, byRule }: RiskChartsProps) {
  const translate = useTranslate();
  const rules = byRule.slice(0, RULES_SHOWN).map(({ ruleId, count }) => ({
    name: translate(choiceLabel(riskRule, 'ruleId', ruleId)),
    count,
  }));
  const people = attendants.map(({ id, name, ...counts }) => ({ name: `${name ?? ''} #${id}`.trim(), ...counts }));
  const empty = translate('service-manage.risk.charts.empty');
  const hits = days.reduce((sum, day) => sum + day.hits, 0);
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' } }}
    >
      <ChartPanel
        title={translate('service-manage.risk.charts.trend', { count: hits })}
        empty={hits === 0 ? empty : undefined}
      >
        <DayBars days={days} />
      </ChartPanel>
      <ChartPanel title={translate('service-manage.risk.charts.byRule')} empty={rules.length === 0 ? empty : undefined}>
        <RuleBars rules={rules} />
      </ChartPanel>
      <ChartPanel
        title={translate('service-manage.risk.charts.attendants')}
        empty={people.length === 0 ? empty : undefined}
      >
        <PeopleBars people={people} />
      </ChartPanel>
    </Box>
  );
}

function DayBars({ days }: { days: RiskStatistics['days'] }) {
  const { palette, ...look } = useLook();
  const data = days.map(({ date, ...counts }) => ({ name: date.slice(5), ...counts }));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart data={data} accessibilityLayer margin={look.margin}>
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis dataKey="name" tick={look.tick} minTickGap={24} />
        <YAxis width={30} allowDecimals={false} tick={look.tick} />
        <Tooltip {...look.tooltip} />
        <Legend {...look.legend} />
        {look.levels}
      </BarChart>
    </ResponsiveContainer>
  );
}

function RuleBars({ rules }: { rules: { name: string; count: number }[] }) {
  const translate = useTranslate();
  const { palette, ...look } = useLook();
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart data={rules} layout="vertical" accessibilityLayer margin={look.margin}>
        <XAxis type="number" allowDecimals={false} tick={look.tick} />
        <YAxis type="category" dataKey="name" width={104} tick={look.tick} interval={0} />
        <Tooltip {...look.tooltip} />
        <Bar
          dataKey="count"
          name={translate('service-manage.risk.charts.visits')}
          fill={palette.primary.dark}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

function PeopleBars({ people }: { people: { name: string; high: number; medium: number; low: number }[] }) {
  const look = useLook();
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart data={people} layout="vertical" accessibilityLayer margin={look.margin}>
        <XAxis type="number" allowDecimals={false} tick={look.tick} />
        <YAxis type="category" dataKey="name" width={84} tick={look.tick} interval={0} />
        <Tooltip {...look.tooltip} />
        <Legend {...look.legend} />
        {look.levels}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Returns one bar series for each level, in theme colors. */
function useLook() {
  const translate = useTranslate();
  const look = useChartTheme();
  const { palette } = look;
  const colors = {
    high: palette.error.main,
    medium: palette.warning.main,
    low: `color-mix(in srgb, ${palette.info.main} 60%, ${palette.background.paper})`,
  };
  return {
    ...look,
    levels: (['high', 'medium', 'low'] as const).map((level) => (
      <Bar
        key={level}
        dataKey={level}
        stackId="level"
        name={translate(choiceLabel(serviceApplication, 'riskLevel', level))}
        fill={colors[level]}
        isAnimationActive={false}
      />
    )),
  };
}
