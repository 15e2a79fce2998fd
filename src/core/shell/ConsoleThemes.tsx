import { useMediaQuery } from '@mui/material';
import { type ReactNode, useDeferredValue, useInsertionEffect, useMemo } from 'react';
import { ThemeProvider, ThemesContext } from 'react-admin';
import { useAppearance } from '../plugin-api';
import { isDarkMode, PREFERS_DARK } from '../theme/appearance';
import { createConsoleTheme } from '../theme/mui/createConsoleTheme';
import { setRootVariables } from '../theme/setRootVariables';
import { styleVariables } from '../theme/styleVariables';
import { useWidgetTexts } from './LanguageProvider';

/** Applies the administrator's theme, color, size and mode to everything below. */
export function ConsoleThemes({ children }: { children: ReactNode }) {
  // Deferred: while the user drags in the color picker, the styles of the whole console follow without blocking.
  const appearance = useDeferredValue(useAppearance());
  const widgetTexts = useWidgetTexts();
  const prefersDark = useMediaQuery(PREFERS_DARK, { noSsr: true });
  // Paper is white. The query is `not screen`, because MUI warns about `print` queries, which are meant for styles.
  const isOnPaper = useMediaQuery('not screen', { noSsr: true });
  const isDark = !isOnPaper && isDarkMode(appearance.mode, prefersDark);
  const theme = useMemo(
    () => createConsoleTheme(appearance, { isDark, texts: widgetTexts }),
    [appearance, isDark, widgetTexts],
  );
  useInsertionEffect(() => setRootVariables(styleVariables(appearance, isDark)), [appearance, isDark]);
  const themes = useMemo(() => ({ lightTheme: theme, defaultTheme: 'light' as const }), [theme]);
  return (
    <ThemesContext.Provider value={themes}>
      <ThemeProvider>{children}</ThemeProvider>
    </ThemesContext.Provider>
  );
}
