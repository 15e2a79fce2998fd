import { useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

const VISITS = [42, 51, 47, 60, 66, 38, 29];

export default function Chart() {
  const translate = useTranslate();
  const { palette } = useTheme();
  const data = VISITS.map((visits, day) => ({ day: translate(`demo.chart.day${day}`), visits }));
  return (
    <ResponsiveContainer width="100%" height={300}>
      <BarChart data={data} accessibilityLayer title={translate('demo.chart.title')}>
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis dataKey="day" tick={{ fill: palette.text.secondary, fontSize: 12 }} />
        <YAxis width={36} tick={{ fill: palette.text.secondary, fontSize: 12 }} />
        <Tooltip cursor={{ fill: palette.action.hover }} />
        <Bar
          dataKey="visits"
          name={translate('demo.chart.visits')}
          fill={palette.primary.dark}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
