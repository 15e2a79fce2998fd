import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { I18nContext, type I18nProvider, useLocaleState } from 'react-admin';
import { loadWidgetTexts, type WidgetTexts } from '../i18n/loadWidgetTexts';
import { toLocale } from '../i18n/locale';
import { useConsoleProviders } from './ConsoleProviders';

const WidgetTextsContext = createContext<WidgetTexts>(undefined);

/** MUI's texts in the language in view. */
export const useWidgetTexts = () => useContext(WidgetTextsContext);

/**
 * Brings another language into every component in place. React-admin's own provider would make the whole console
 * afresh, with what was half typed gone; here a new translator reaches all who translate, and nothing else changes.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { i18nProvider, widgetTexts } = useConsoleProviders();
  const [wanted] = useLocaleState();
  const [shown, setShown] = useState({ from: i18nProvider, i18n: i18nProvider, widgets: widgetTexts });
  // The same language with more texts, as a plugin that was added brings them.
  if (shown.from !== i18nProvider) setShown({ ...shown, from: i18nProvider, i18n: i18nProvider });
  const running = useRef<Promise<void>>(undefined);
  useEffect(() => {
    const change = async () => {
      const locale = toLocale(wanted);
      if (i18nProvider.getLocale() === locale) return;
      const [widgets] = await Promise.all([loadWidgetTexts(locale), i18nProvider.changeLocale(locale)]);
      // More texts may have come meanwhile, and another object with them: everyone has to translate again all the same.
      setShown(({ from }) => ({ from, i18n: { ...from }, widgets }));
    };
    // One after another, so that the language asked for last is the one that stays.
    running.current = Promise.resolve(running.current).then(change, change);
  }, [i18nProvider, wanted]);
  return (
    <I18nContext.Provider value={shown.i18n}>
      <WidgetTextsContext.Provider value={shown.widgets}>{children}</WidgetTextsContext.Provider>
    </I18nContext.Provider>
  );
}

/** The translator as react-admin's provider is given it: never behind the wish, so that it never makes all afresh. */
export function steadyI18n(i18nProvider: I18nProvider, wanted: () => string | undefined): I18nProvider {
  return { ...i18nProvider, getLocale: () => wanted() ?? i18nProvider.getLocale() };
}
