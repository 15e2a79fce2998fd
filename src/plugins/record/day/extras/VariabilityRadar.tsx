import { useTranslate } from 'react-admin';
import {
  Legend,
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart,
  ResponsiveContainer,
  Tooltip,
} from 'recharts';
import { ChartPanel, useChartTheme } from '../../../../core/kit';
import { useChartColors } from '../chart/chartColors';
import type { ExtraProps } from './extra';
import { radarAxes } from './radarAxes';

const HEIGHT = 320;

/** Shows the heart rate variability of the day and the wearer's baseline, each as a share of the 24-hour norm. */
export default function VariabilityRadar({ day, context }: ExtraProps) {
  const translate = useTranslate();
  const { palette, ...look } = useChartTheme();
  const colors = useChartColors();
  const axes = radarAxes(day.record, context?.fortnight.values);
  const known = axes.filter(({ day: value }) => value !== null);
  const series = [
    { key: 'norm', name: translate('record-manage.day.hrv.norm'), color: colors.quiet, dash: '4 3', fill: 0 },
    {
      key: 'baseline',
      name: translate('record-manage.day.figures.baseline'),
      color: colors.second,
      dash: '6 3',
      fill: 0.05,
    },
    {
      key: 'day',
      name: translate('record-manage.day.comparison.day'),
      color: colors.first,
      dash: undefined,
      fill: 0.25,
    },
  ];
  return (
    <ChartPanel
      title={translate('record-manage.day.hrv.radar')}
      empty={known.length < 3 ? translate('record-manage.day.noData') : undefined}
    >
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <RadarChart data={known} accessibilityLayer outerRadius="78%">
          <PolarGrid stroke={palette.divider} />
          <PolarAngleAxis dataKey="name" tick={look.tick} />
          <PolarRadiusAxis
            angle={60}
            tickCount={4}
            tick={look.tick}
            tickFormatter={(value) => `${value}%`}
            domain={[0, 'auto']}
          />
          <Tooltip {...look.tooltip} formatter={(value) => `${value}%`} />
          <Legend {...look.legend} />
          {series.map(({ key, name, color, dash, fill }) => (
            <Radar
              key={key}
              dataKey={key}
              name={name}
              stroke={color}
              fill={color}
              fillOpacity={fill}
              strokeWidth={1.6}
              {...(dash && { strokeDasharray: dash })}
              isAnimationActive={false}
            />
          ))}
        </RadarChart>
      </ResponsiveContainer>
    </ChartPanel>
  );
}
