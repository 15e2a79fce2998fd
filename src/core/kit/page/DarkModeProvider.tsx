import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useAppearance } from '../../plugin-api';
import { createConsoleTheme } from '../../theme/mui/createConsoleTheme';

/** Renders its children in the dark mode of the administrator's theme, whatever mode is selected. */
export function DarkModeProvider({ children }: { children: ReactNode }) {
  const appearance = useAppearance();
  const theme = useMemo(() => createTheme(createConsoleTheme(appearance, { isDark: true })), [appearance]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
