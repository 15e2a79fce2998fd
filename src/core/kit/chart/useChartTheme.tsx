import { useTheme } from '@mui/material/styles';
import { tokensOf } from '../../theme/tokens';

/** Returns the common props of all charts: the colors and sizes of the theme, as recharts takes them. */
export function useChartTheme() {
  const { palette } = useTheme();
  const { popup } = tokensOf(palette.mode === 'dark');
  return {
    palette,
    margin: { top: 4, right: 8, bottom: 0, left: 0 },
    tick: { fill: palette.text.secondary, fontSize: 12 },
    tooltip: {
      cursor: { fill: palette.action.hover },
      contentStyle: {
        backgroundColor: popup.surface,
        borderColor: popup.border,
        borderRadius: 6,
        boxShadow: popup.shadow,
      },
      labelStyle: { color: palette.text.primary },
      itemStyle: { color: palette.text.primary },
    },
    // In the order of the bars, in text colors that are readable on any background.
    legend: {
      wrapperStyle: { fontSize: 12 },
      itemSorter: null,
      formatter: (name: string) => <span style={{ color: palette.text.primary }}>{name}</span>,
    },
  };
}
