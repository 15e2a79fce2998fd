import { Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartPanel, Figure, FigureGroup, useChartTheme } from '../../../../../core/kit';

const HOURS = [4, 9, 12, 7, 10, 5];

/** Figures that are links, toggles or plain; a chart, and an empty chart. */
export function KitFigures() {
  const translate = useTranslate();
  const { palette, margin, tick, tooltip } = useChartTheme();
  const [isPressed, setIsPressed] = useState(false);
  const data = HOURS.map((visits, at) => ({ hour: `${8 + at}:00`, visits }));
  return (
    <Stack spacing={1.5}>
      <FigureGroup label="demo.kit.figures">
        <Figure label="demo.kit.leading" value={1204} to="/demo/components/index" />
        <Figure
          label="demo.kit.pressable"
          value={7}
          tone="danger"
          isPressed={isPressed}
          onPress={() => setIsPressed(!isPressed)}
        />
        <Figure label="demo.kit.share" value="93%" tone="positive" note={translate('demo.kit.note')} />
        <Figure label="demo.kit.unknown" value={undefined} />
      </FigureGroup>
      <ChartPanel title={translate('demo.kit.chart')}>
        <ResponsiveContainer width="100%" height={180}>
          <BarChart data={data} margin={margin} accessibilityLayer title={translate('demo.kit.chart')}>
            <XAxis dataKey="hour" tick={tick} />
            <YAxis width={32} tick={tick} />
            <Tooltip {...tooltip} />
            <Bar
              dataKey="visits"
              name={translate('demo.kit.visits')}
              fill={palette.primary.dark}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </ChartPanel>
      <ChartPanel title={translate('demo.kit.emptyChart')} empty={translate('demo.kit.empty')}>
        {null}
      </ChartPanel>
    </Stack>
  );
}
