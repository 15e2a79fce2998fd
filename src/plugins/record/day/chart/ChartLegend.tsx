import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Plot } from '../plot/plot';
import { useChartColors } from './chartColors';

/** Explains the colors, bands and hatchings of a chart. */
export const ChartLegend = memo(function ChartLegend({ plot, hasNights }: { plot: Plot; hasNights: boolean }) {
  const translate = useTranslate();
  const colors = useChartColors();
  const entries = plot.panes.flatMap((pane) =>
    pane.layers.flatMap((layer) => {
      if (layer.type === 'stack')
        return layer.parts.map(({ id, label, color }) => ({ id, label, fill: colors[color] }));
      if (layer.type === 'steps' || layer.type === 'strip') {
        return layer.codes.map(({ label, color }) => ({ id: `${layer.id} ${label}`, label, fill: colors[color] }));
      }
      if (layer.type === 'ranges' || layer.type === 'spans') return [];
      return [{ id: layer.id, label: layer.label, fill: colors[layer.color] }];
    }),
  );
  const levels = new Set(plot.panes.flatMap(({ bands = [] }) => bands.map(({ level }) => level)));
  const hasGaps = plot.panes.some(({ layers }) =>
    layers.some((layer) => 'track' in layer || 'isContinuous' in layer || layer.type === 'stack'),
  );
  return (
    <Box
      component="ul"
      aria-label={translate('record-manage.day.legend.title')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.25,
        margin: 0,
        paddingBlock: 0.5,
        paddingInline: { xs: 0, sm: 5.5 },
        listStyle: 'none',
        fontSize: '0.75rem',
      }}
    >
      {entries.map(({ id, label, fill }) => (
        <Entry key={id} label={label} background={fill} />
      ))}
      {(['warn', 'critical'] as const)
        .filter((level) => levels.has(level))
        .map((level) => (
          <Entry
            key={level}
            label={translate(`record-manage.day.legend.${level}`)}
            background={colors.bands[level]}
            border={colors[level]}
          />
        ))}
      {hasNights && (
        <Entry label={translate('record-manage.day.legend.night')} background={colors.night} border={colors.soft} />
      )}
      {hasGaps && (
        <Entry
          label={translate('record-manage.day.noData')}
          background={`repeating-linear-gradient(45deg, ${colors.hatch} 0 2px, transparent 2px 5px)`}
          border={colors.soft}
        />
      )}
    </Box>
  );
});

function Entry({ label, background, border }: { label: string; background: string; border?: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 14, height: 10, borderRadius: 0.25, flexShrink: 0, printColorAdjust: 'exact' }}
        style={{ background, border: border ? `1px solid ${border}` : undefined }}
      />
      {label}
    </Box>
  );
}
