import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect, useInsertionEffect } from 'react';
import { RouterProvider } from 'react-router';
import { addStyleSheet } from '../theme/addStyleSheet';
import { ConsoleContext, type ConsoleParts } from './ConsoleContext';
import { type ConsoleProviders, ConsoleProvidersContext } from './ConsoleProviders';
import type { createConsoleRouter } from './createConsoleRouter';
import { removeFrameStyles } from './frame/storeFrame';

export interface ConsoleProps {
  parts: ConsoleParts;
  providers: ConsoleProviders;
  router: ReturnType<typeof createConsoleRouter>;
  styles: EmotionCache;
  /** Style sheet of shell and kit. */
  css: string;
}

/** The whole console, from its parts and providers. The caller creates router and style cache once. */
export function Console({ parts, providers, router, styles, css }: ConsoleProps) {
  useEffect(removeFrameStyles, []);
  return (
    <CacheProvider value={styles}>
      <StyleSheet text={css} />
      <ConsoleContext.Provider value={parts}>
        <ConsoleProvidersContext.Provider value={providers}>
          <RouterProvider router={router} />
        </ConsoleProvidersContext.Provider>
      </ConsoleContext.Provider>
    </CacheProvider>
  );
}

/**
 * Inserted together with the first elements that it styles: earlier insertion would make the browser lay
 * out the waiting frame again.
 */
function StyleSheet({ text }: { text: string }) {
  useInsertionEffect(() => void addStyleSheet(text), [text]);
  return null;
}
