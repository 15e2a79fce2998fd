import type { ReactNode } from 'react';
import { byLocale } from '../../../../contract/texts/localeTexts';
import { PageTexts, type Texts } from '../../../core/plugin-api';

/** Loads the texts of the samples on demand, because nothing else needs them. */
export function SampleTexts({ children }: { children: ReactNode }) {
  return <PageTexts texts={texts}>{children}</PageTexts>;
}

const texts = byLocale(import.meta.glob<{ default: Texts }>('../texts/pages/*.json'));
