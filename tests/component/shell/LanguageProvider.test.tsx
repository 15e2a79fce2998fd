import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { type AuthProvider, type DataProvider, memoryStore, StoreContextProvider, useTranslate } from 'react-admin';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../../src/core/i18n/createI18nProvider';
import { ConsoleProvidersContext } from '../../../src/core/shell/ConsoleProviders';
import { LanguageProvider } from '../../../src/core/shell/LanguageProvider';

/** Texts that arrive on command. */
function slowTexts() {
  const waiting: (() => void)[] = [];
  const load = (code: string) =>
    new Promise<{ hello: string }>((resolve) => {
      waiting.push(() => resolve({ hello: `hello in ${code}` }));
    });
  /** Delivers the texts that were requested first. */
  const come = () => act(async () => waiting.shift()?.());
  return { load, come, waiting };
}

/** Renders by itself only when the translator changes. */
const Hello = memo(() => <p>{useTranslate()('hello')}</p>);

function start() {
  const texts = slowTexts();
  const translator = createI18nProvider({
    locale: 'zh-CN',
    texts: { hello: 'hello in zh-CN' },
    load: texts.load,
    onMissingKey: () => undefined,
  });
  const store = memoryStore({ locale: 'zh-CN' });
  const notUsed = {
    authProvider: {} as AuthProvider,
    dataProvider: {} as DataProvider,
    queryClient: new QueryClient(),
  };
  // The console is rendered again each time texts arrive.
  const console = () => (
    <StoreContextProvider value={store}>
      <ConsoleProvidersContext.Provider
        value={{ ...notUsed, store, i18nProvider: { ...translator }, widgetTexts: undefined }}
      >
        <LanguageProvider>
          <Hello />
        </LanguageProvider>
      </ConsoleProvidersContext.Provider>
    </StoreContextProvider>
  );
  const { rerender } = render(console());
  const showTexts = () => act(async () => rerender(console()));
  return { ...texts, translator, showTexts, choose: (code: string) => act(async () => store.setItem('locale', code)) };
}

it('the console shows the new language when the texts of a section arrive while its own are loading', async () => {
  const { choose, come, showTexts, waiting } = start();
  await choose('en');
  expect(waiting).toHaveLength(1);
  await showTexts();
  await come();
  expect(await screen.findByText('hello in en')).toBeInTheDocument();
});

it('the console loads the texts of the new language for a section that was opened before', async () => {
  const { choose, come, translator, showTexts, waiting } = start();
  await choose('en');
  const reloaded = translator.reloadTexts();
  await come();
  await expect.poll(() => waiting.length).toBe(1);
  await come();
  await reloaded;
  await showTexts();
  expect(screen.getByText('hello in en')).toBeInTheDocument();
  expect(translator.getLocale()).toBe('en');
});
