import type { ReactNode } from 'react';
import type { Locale } from '../../../../contract/constants';
import { usePluginId } from '../host/usePluginId';
import type { Loader, Texts } from '../types';
import { LazyTexts } from './LazyTexts';

export interface PageTextsProps {
  /** Texts by language, as in a plugin's `texts`; the plugin's id is the prefix of each key. */
  texts: Partial<Record<Locale, Loader<Texts>>>;
  children: ReactNode;
}

/** Provides texts that only a few pages need. They load with those pages, while a plugin's own `texts` load at the start. */
export function PageTexts({ texts, children }: PageTextsProps) {
  return (
    <LazyTexts prefix={usePluginId()} texts={texts}>
      {children}
    </LazyTexts>
  );
}
