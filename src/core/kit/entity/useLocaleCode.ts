import { useI18nProvider } from 'react-admin';

/** The language in use. Costs nothing, unlike react-admin's `useLocaleState`, which watches the store in each cell. */
export function useLocaleCode(): string {
  return useI18nProvider().getLocale();
}
