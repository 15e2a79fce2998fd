import { useMediaQuery } from '@mui/material';
import { type ReactNode, useDeferredValue, useInsertionEffect, useMemo } from 'react';
import { ThemeProvider, ThemesContext } from 'react-admin';
import { useAppearance } from '../plugin-api';
import { isDarkMode, PREFERS_DARK } from '../theme/appearance';
import { createConsoleTheme } from '../theme/createConsoleTheme';
import { styleRoot } from '../theme/styleRoot';
import { styleVariables } from '../theme/styleVariables';
import { useWidgetTexts } from './LanguageProvider';

/** Dresses everything below in the administrator's theme, colour, size and mode. */
export function ConsoleThemes({ children }: { children: ReactNode }) {
  // Deferred: while a colour is dragged in the picker, the styles of the whole console follow as fast as they can.
  const appearance = useDeferredValue(useAppearance());
  const widgetTexts = useWidgetTexts();
  const prefersDark = useMediaQuery(PREFERS_DARK, { noSsr: true });
  // Paper is white. Asked in this way, because MUI warns of queries for `print`, meant for styles.
  const isOnPaper = useMediaQuery('not screen', { noSsr: true });
  const isDark = !isOnPaper && isDarkMode(appearance.mode, prefersDark);
  const theme = useMemo(
    () => createConsoleTheme(appearance, { isDark, texts: widgetTexts }),
    [appearance, isDark, widgetTexts],
  );
  useInsertionEffect(() => styleRoot(styleVariables(appearance, isDark)), [appearance, isDark]);
  const themes = useMemo(() => ({ lightTheme: theme, defaultTheme: 'light' as const }), [theme]);
  return (
    <ThemesContext.Provider value={themes}>
      <ThemeProvider>{children}</ThemeProvider>
    </ThemesContext.Provider>
  );
}
