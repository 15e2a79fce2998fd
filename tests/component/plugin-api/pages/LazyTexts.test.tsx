import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import {
  AddNotificationContext,
  I18nContext,
  memoryStore,
  StoreContextProvider,
  useNotify,
  useTranslate,
} from 'react-admin';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../../../src/core/i18n/createI18nProvider';
import { LazyTexts } from '../../../../src/core/plugin-api';

const notices = vi.fn();

const i18nProvider = createI18nProvider({
  locale: 'ja',
  texts: { care: { known: 'from the start' } },
  load: async () => ({}),
  onMissingKey: () => undefined,
});

function Notice() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify('care.later', { messageArgs: { name: 'Li' } })}>
      tell
    </button>
  );
}

function Texts() {
  const translate = useTranslate();
  return <p>{['care.known', 'care.later', 'care.none'].map((key) => translate(key, { name: 'Li' })).join(', ')}</p>;
}

const show = (texts: Parameters<typeof LazyTexts>[0]['texts']) =>
  act(async () => {
    render(
      <StoreContextProvider value={memoryStore()}>
        <I18nContext.Provider value={i18nProvider}>
          <AddNotificationContext.Provider value={notices}>
            <Suspense fallback="waiting">
              <LazyTexts prefix="care" texts={texts}>
                <Texts />
                <Notice />
              </LazyTexts>
            </Suspense>
          </AddNotificationContext.Provider>
        </I18nContext.Provider>
      </StoreContextProvider>,
    );
  });

it('lazy texts of a plugin are added with their figures, and the console’s own texts are kept', async () => {
  await show({ ja: async () => ({ default: { known: 'no', later: 'hello %{name}' } }) });
  expect(await screen.findByText('from the start, hello Li, care.none')).toBeInTheDocument();
});

it('lazy texts of a plugin fall back to English', async () => {
  await show({ en: async () => ({ default: { later: 'English %{name}' } }) });
  expect(await screen.findByText('from the start, English Li, care.none')).toBeInTheDocument();
});

it('lazy texts of a plugin translate toasts, which are shown outside of it', async () => {
  await show({ ja: async () => ({ default: { later: 'hello %{name}' } }) });
  await userEvent.click(screen.getByRole('button', { name: 'tell' }));
  expect(notices).toHaveBeenCalledWith(expect.objectContaining({ message: 'hello Li' }));
});
