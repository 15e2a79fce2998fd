import { useTheme } from '@mui/material/styles';

/** Returns whether the theme is dark. */
export function useIsDark(): boolean {
  const { palette } = useTheme();
  return palette.getContrastText(palette.background.paper) === '#fff';
}
