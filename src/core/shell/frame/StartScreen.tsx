import { Box, CircularProgress } from '@mui/material';
import { storedAppearance } from '../../theme/appearance';
import { themeBackground } from '../../theme/themeBackground';

/** Seen while the server is asked for the first time who is logged in; without text, as no language is at hand yet. */
export function StartScreen() {
  const { theme } = storedAppearance();
  return (
    <Box
      sx={{ position: 'fixed', inset: 0, display: 'grid', placeItems: 'center', background: themeBackground(theme) }}
    >
      <CircularProgress aria-label={document.title} size={32} thickness={4} sx={{ color: theme.colors.activeText }} />
    </Box>
  );
}
