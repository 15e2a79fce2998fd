import { useEffect } from 'react';
import { useLocaleState } from 'react-admin';
import { keepLocale, toLocale } from '../i18n/locale';

/** Keeps the language of the document and the cookie in step with the console's. */
export function useDocumentLanguage(): void {
  const [locale] = useLocaleState();
  useEffect(() => keepLocale(toLocale(locale)), [locale]);
}
