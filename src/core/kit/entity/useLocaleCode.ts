import { useI18nProvider } from 'react-admin';

/**
 * Returns the current language. It is cheap, unlike react-admin's `useLocaleState`, which subscribes each cell to the store.
 */
export function useLocaleCode(): string {
  return useI18nProvider().getLocale();
}
