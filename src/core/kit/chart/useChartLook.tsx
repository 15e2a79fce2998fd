import { useTheme } from '@mui/material/styles';

/** What charts have in common: the colours and sizes of the theme, as recharts takes them. */
export function useChartLook() {
  const { palette } = useTheme();
  return {
    palette,
    margin: { top: 4, right: 8, bottom: 0, left: 0 },
    tick: { fill: palette.text.secondary, fontSize: 12 },
    tooltip: {
      cursor: { fill: palette.action.hover },
      contentStyle: { backgroundColor: palette.background.paper, borderColor: palette.divider, borderRadius: 6 },
      labelStyle: { color: palette.text.primary },
      itemStyle: { color: palette.text.primary },
    },
    // In the order of the bars, in words that are read on any ground.
    legend: {
      wrapperStyle: { fontSize: 12 },
      itemSorter: null,
      formatter: (name: string) => <span style={{ color: palette.text.primary }}>{name}</span>,
    },
  };
}
