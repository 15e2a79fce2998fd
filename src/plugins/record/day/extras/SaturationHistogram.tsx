import { useTranslate } from 'react-admin';
import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartPanel, useChartTheme } from '../../../../core/kit';
import { useChartColors } from '../chart/chartColors';
import { trackOf } from '../kinds/kindDay';
import type { ExtraProps } from './extra';
import { minutesByValue } from './minutesByValue';

const HEIGHT = 200;

/** Shows how long the saturation had each value. */
export default function SaturationHistogram({ day }: ExtraProps) {
  const translate = useTranslate();
  const { palette, ...look } = useChartTheme();
  const colors = useChartColors();
  const data = minutesByValue(trackOf(day.series, 'spo2'), [70, 100]);
  const isEmpty = data.every(({ minutes }) => minutes === 0);
  return (
    <ChartPanel
      title={translate('record-manage.day.bloodOxygen.histogram')}
      empty={isEmpty ? translate('record-manage.day.noData') : undefined}
    >
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={data} accessibilityLayer margin={look.margin}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis dataKey="value" tick={look.tick} minTickGap={12} />
          <YAxis width={40} tick={look.tick} />
          <Tooltip {...look.tooltip} labelFormatter={(value) => `${value} %`} />
          <Bar dataKey="minutes" name={translate('record-manage.day.minutesName')} isAnimationActive={false}>
            {data.map(({ value }) => (
              <Cell key={value} fill={value < 90 ? colors.critical : value < 94 ? colors.warn : colors.first} />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </ChartPanel>
  );
}
