import Box from '@mui/material/Box';
import { useChartColors } from '../chart/chartColors';
import type { ColorName } from '../plot/plot';

export interface ShareBar {
  label: string;
  /** 0 to 100. */
  percent: number;
  text: string;
  color: ColorName;
  /** The usual range in percent. */
  usual?: readonly [number, number];
}

/** Shows shares of a whole as bars, each with a frame around its usual range. */
export function ShareBars({ bars }: { bars: readonly ShareBar[] }) {
  const colors = useChartColors();
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.75 }}>
      {bars.map(({ label, percent, text, color, usual }) => (
        <Box
          key={label}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '76px minmax(24px, 1fr) auto', sm: '140px 1fr 200px' },
            gap: 1,
            alignItems: 'center',
            fontSize: '0.8125rem',
          }}
        >
          <span>{label}</span>
          <Box
            aria-hidden
            sx={{
              position: 'relative',
              height: 16,
              backgroundColor: 'action.hover',
              borderRadius: 0.5,
              printColorAdjust: 'exact',
            }}
          >
            <Box
              sx={{ position: 'absolute', inset: 0, borderRadius: 0.5 }}
              style={{ width: `${Math.min(100, percent)}%`, background: colors[color] }}
            />
            {usual && (
              <Box
                sx={{
                  position: 'absolute',
                  insetBlock: -3,
                  border: '2px solid',
                  borderColor: 'text.primary',
                  borderRadius: 0.5,
                }}
                style={{ left: `${usual[0]}%`, width: `${usual[1] - usual[0]}%` }}
              />
            )}
          </Box>
          <Box component="span" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
