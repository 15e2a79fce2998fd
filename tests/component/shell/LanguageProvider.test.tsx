import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { type AuthProvider, type DataProvider, memoryStore, StoreContextProvider, useTranslate } from 'react-admin';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../../src/core/i18n/createI18nProvider';
import { ConsoleProvidersContext } from '../../../src/core/shell/ConsoleProviders';
import { LanguageProvider } from '../../../src/core/shell/LanguageProvider';

/** Texts that come when the test says so. */
function slowTexts() {
  const waiting: (() => void)[] = [];
  const load = (code: string) =>
    new Promise<{ hello: string }>((resolve) => {
      waiting.push(() => resolve({ hello: `hello in ${code}` }));
    });
  /** Lets the texts come that were asked for first. */
  const come = () => act(async () => waiting.shift()?.());
  return { load, come, waiting };
}

/** Renders by itself only when the translator is another one. */
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
  // As the console is rendered anew each time that texts have come.
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

it('shows the chosen language where the texts of a section come while its own are on their way', async () => {
  const { choose, come, showTexts, waiting } = start();
  await choose('en');
  expect(waiting).toHaveLength(1);
  await showTexts();
  await come();
  expect(await screen.findByText('hello in en')).toBeInTheDocument();
});

it('brings the texts of the chosen language where a section was opened before it was there', async () => {
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
