import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router';
import { ConsoleContext, type ConsoleParts } from './ConsoleContext';
import { type ConsoleProviders, ConsoleProvidersContext } from './ConsoleProviders';
import type { createConsoleRouter } from './createConsoleRouter';
import { endFrame } from './frame/keepFrame';

export interface ConsoleProps {
  parts: ConsoleParts;
  providers: ConsoleProviders;
  router: ReturnType<typeof createConsoleRouter>;
  styles: EmotionCache;
}

/** The whole console, from its parts and providers; router and style cache are made once by whoever renders it. */
export function Console({ parts, providers, router, styles }: ConsoleProps) {
  useEffect(endFrame, []);
  return (
    <CacheProvider value={styles}>
      <ConsoleContext.Provider value={parts}>
        <ConsoleProvidersContext.Provider value={providers}>
          <RouterProvider router={router} />
        </ConsoleProvidersContext.Provider>
      </ConsoleContext.Provider>
    </CacheProvider>
  );
}
