import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { I18nContext, type I18nProvider, useLocaleState } from 'react-admin';
import { toLocale } from '../i18n/locale';
import { loadMuiTexts, type MuiTexts } from '../i18n/mui/loadMuiTexts';
import { useConsoleProviders } from './ConsoleProviders';

const WidgetTextsContext = createContext<MuiTexts>(undefined);

/** MUI's texts in the current language. */
export const useWidgetTexts = () => useContext(WidgetTextsContext);

/**
 * Switches the language of every component in place. React-admin's own provider would remount the console and lose unsaved
 * input. Here only the translator changes, so all its consumers re-render.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { i18nProvider, widgetTexts } = useConsoleProviders();
  const [selectedLocale] = useLocaleState();
  const [shown, setShown] = useState({ from: i18nProvider, i18n: i18nProvider, widgets: widgetTexts });
  // The same language with more texts, for example from an added plugin.
  if (shown.from !== i18nProvider) setShown({ ...shown, from: i18nProvider, i18n: i18nProvider });
  const pendingChange = useRef<Promise<void>>(undefined);
  useEffect(() => {
    const change = async () => {
      const locale = toLocale(selectedLocale);
      if (i18nProvider.getLocale() === locale) return;
      const [widgets] = await Promise.all([loadMuiTexts(locale), i18nProvider.changeLocale(locale)]);
      // More texts may have loaded meanwhile and replaced the provider; a new object makes every consumer translate again.
      setShown(({ from }) => ({ from, i18n: { ...from }, widgets }));
    };
    // Sequential, so that the most recently chosen language wins.
    pendingChange.current = Promise.resolve(pendingChange.current).then(change, change);
  }, [i18nProvider, selectedLocale]);
  return (
    <I18nContext.Provider value={shown.i18n}>
      <WidgetTextsContext.Provider value={shown.widgets}>{children}</WidgetTextsContext.Provider>
    </I18nContext.Provider>
  );
}

/**
 * Returns the provider for react-admin. Its locale always equals the wanted one, so that react-admin
 * never remounts everything.
 */
export function withSelectedLocale(i18nProvider: I18nProvider, selectedLocale: () => string | undefined): I18nProvider {
  return { ...i18nProvider, getLocale: () => selectedLocale() ?? i18nProvider.getLocale() };
}
