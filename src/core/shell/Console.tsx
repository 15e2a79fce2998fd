import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect, useInsertionEffect } from 'react';
import { RouterProvider } from 'react-router';
import { addStyleSheet } from '../theme/addStyleSheet';
import { ConsoleContext, type ConsoleParts } from './ConsoleContext';
import { type ConsoleProviders, ConsoleProvidersContext } from './ConsoleProviders';
import type { createConsoleRouter } from './createConsoleRouter';
import { endFrame } from './frame/keepFrame';

export interface ConsoleProps {
  parts: ConsoleParts;
  providers: ConsoleProviders;
  router: ReturnType<typeof createConsoleRouter>;
  styles: EmotionCache;
  /** Style sheet of shell and kit. */
  css: string;
}

/** The whole console, from its parts and providers; router and style cache are made once by whoever renders it. */
export function Console({ parts, providers, router, styles, css }: ConsoleProps) {
  useEffect(endFrame, []);
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

/** Comes with the first elements that it styles: any earlier, and the browser would lay out the waiting frame once more. */
function StyleSheet({ text }: { text: string }) {
  useInsertionEffect(() => void addStyleSheet(text), [text]);
  return null;
}
