import { useTheme } from '@mui/material/styles';

/** Whether the theme writes bright on dark. */
export function useIsDark(): boolean {
  const { palette } = useTheme();
  return palette.getContrastText(palette.background.paper) === '#fff';
}
