import { useLocaleState, useTranslate } from 'react-admin';
import type { Locale } from '../../../../contract/constants';
import { loadConsoleTexts } from '../../i18n/loadConsoleTexts';
import { LOCALE_NAMES } from '../../i18n/locale';
import { loadMuiTexts } from '../../i18n/mui/loadMuiTexts';
import { logStore } from '../../log';
import { toastStore } from '../toast/toastStore';

/** Returns the console's language, and a function that changes it and confirms the change in the new language. */
export function useChangeLanguage(): [locale: string, change: (next: Locale) => Promise<void>] {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const change = async (next: Locale) => {
    if (next === locale) return;
    try {
      // Load the new language first: the confirmation uses it, and if loading fails, nothing changes.
      const [{ header }] = await Promise.all([loadConsoleTexts(next), loadMuiTexts(next)]);
      setLocale(next);
      const message = header.languageChanged.replace('%{name}', LOCALE_NAMES[next]).replace('%{code}', next);
      toastStore.push({ type: 'success', message });
    } catch (error) {
      logStore.push({ message: `LOAD_FAILED texts ${next}`, type: 'danger' }, error);
      toastStore.push({ type: 'error', message: translate('console.header.languageFailed') });
    }
  };
  return [locale, change];
}
