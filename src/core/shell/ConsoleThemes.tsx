import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { ThemeProvider, ThemesContext } from 'react-admin';
import { useAppearance } from '../plugin-api';
import { createConsoleTheme } from '../theme/createConsoleTheme';
import { useWidgetTexts } from './LanguageProvider';

/** Dresses everything below in the administrator's theme, colour and size. */
export function ConsoleThemes({ children }: { children: ReactNode }) {
  // Deferred: while a colour is dragged in the picker, the styles of the whole console follow as fast as they can.
  const appearance = useDeferredValue(useAppearance());
  const widgetTexts = useWidgetTexts();
  const themes = useMemo(
    () => ({ lightTheme: createConsoleTheme(appearance, widgetTexts), defaultTheme: 'light' as const }),
    [appearance, widgetTexts],
  );
  return (
    <ThemesContext.Provider value={themes}>
      <ThemeProvider>{children}</ThemeProvider>
    </ThemesContext.Provider>
  );
}
