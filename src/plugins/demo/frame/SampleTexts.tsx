import type { ReactNode } from 'react';
import { PageTexts } from '../../../core/plugin-api';

/** Loads the texts of the samples on demand, because nothing else needs them. */
export function SampleTexts({ children }: { children: ReactNode }) {
  return <PageTexts texts={texts}>{children}</PageTexts>;
}

const texts = {
  'zh-CN': () => import('../texts/pages/zh-CN'),
  'zh-TW': () => import('../texts/pages/zh-TW'),
  en: () => import('../texts/pages/en'),
  ja: () => import('../texts/pages/ja'),
};
