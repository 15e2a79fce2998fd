import { useEffect } from 'react';
import { useLocaleState } from 'react-admin';
import { storeLocale, toLocale } from '../i18n/locale';

/** Keeps the document's language and the cookie in sync with the console's language. */
export function useDocumentLanguage(): void {
  const [locale] = useLocaleState();
  useEffect(() => storeLocale(toLocale(locale)), [locale]);
}
