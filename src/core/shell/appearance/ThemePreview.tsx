import { Box } from '@mui/material';
import type { Appearance } from '../../theme/appearance';
import { themeBackground } from '../../theme/themeBackground';

/**
 * A thumbnail of the console in a theme: header, sidebar, tabs and panel in the theme's colors, with the
 * primary color on a button.
 */
export function ThemePreview({ theme, color }: Pick<Appearance, 'theme' | 'color'>) {
  const { colors } = theme;
  return (
    <Box aria-hidden sx={{ height: 92, p: '6px 0 0 7px', overflow: 'hidden', background: themeBackground(theme) }}>
      <Box sx={{ ...row, gap: '5px', height: 12, pr: '7px', mb: '5px' }}>
        <Box sx={{ flexShrink: 0, width: 10, height: 10, borderRadius: '3px', background: colors.activeText }} />
        <Box sx={{ ...textLine(colors.text), width: 16, mr: '6px' }} />
        {[0, 1, 2, 3].map((at) => (
          <Box key={at} sx={{ ...textLine(at === 1 ? colors.activeText : colors.text), width: 13 }} />
        ))}
        <Box sx={{ width: 7, height: 7, ml: 'auto', borderRadius: '50%', background: colors.text }} />
      </Box>
      <Box sx={{ display: 'flex', gap: '7px', height: '100%' }}>
        <Box sx={{ width: 34, flexShrink: 0 }}>
          {[0, 1, 2, 3].map((at) => (
            <Box
              key={at}
              sx={{
                ...row,
                height: 12,
                px: '4px',
                borderRadius: '3px',
                background: at === 0 ? colors.activeBackground : 'none',
              }}
            >
              <Box sx={{ ...textLine(at === 0 ? colors.activeText : colors.text), width: 22 - at * 3 }} />
            </Box>
          ))}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ ...row, gap: '2px' }}>
            <Box sx={tab(colors.activeTabBackground, colors.border)}>
              <Box sx={{ ...textLine(colors.activeTabText), width: 14 }} />
            </Box>
            {[0, 1].map((at) => (
              <Box key={at} sx={tab(colors.tabBackground, colors.border)}>
                <Box sx={{ ...textLine(colors.tabText), width: 14 }} />
              </Box>
            ))}
          </Box>
          <Box sx={{ height: '100%', p: '7px', background: colors.panel, borderLeft: `1px solid ${colors.border}` }}>
            <Box sx={{ ...row, gap: '4px', mb: '6px' }}>
              <Box sx={{ ...textLine('text.primary'), width: 26 }} />
              <Box sx={{ width: 18, height: 8, ml: 'auto', borderRadius: '2px', background: color }} />
            </Box>
            {[0, 1, 2].map((at) => (
              <Box key={at} sx={{ ...row, height: 9, borderTop: `1px solid ${colors.innerBorder}` }}>
                <Box sx={{ ...textLine('text.disabled'), width: `${80 - at * 14}%` }} />
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const row = { display: 'flex', alignItems: 'center' };
const textLine = (color: string) => ({ height: 3, borderRadius: '2px', flexShrink: 0, bgcolor: color });
const tab = (background: string, border: string) => ({
  ...row,
  px: '5px',
  height: 11,
  borderRadius: '3px 3px 0 0',
  border: `1px solid ${border}`,
  borderBottom: 0,
  background,
});
