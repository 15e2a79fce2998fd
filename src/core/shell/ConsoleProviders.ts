import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { AuthProvider, DataProvider, I18nProvider, Store } from 'react-admin';
import type { MuiTexts } from '../i18n/mui/loadMuiTexts';

/** The providers that react-admin uses. */
export interface ConsoleProviders {
  authProvider: AuthProvider;
  dataProvider: DataProvider;
  i18nProvider: I18nProvider;
  /** MUI's texts in the language of the first render. */
  widgetTexts: MuiTexts;
  queryClient: QueryClient;
  /** Preferences of the current administrator. */
  store: Store;
}

export const ConsoleProvidersContext = createContext<ConsoleProviders | undefined>(undefined);

export function useConsoleProviders(): ConsoleProviders {
  const providers = useContext(ConsoleProvidersContext);
  if (!providers) throw new Error('No providers above this component.');
  return providers;
}
