import type { ReactNode } from 'react';
import { PageMessages } from '../../../core/plugin-api';

/** Brings the texts of the samples, which only they need. */
export function SampleTexts({ children }: { children: ReactNode }) {
  return <PageMessages messages={messages}>{children}</PageMessages>;
}

const messages = {
  'zh-CN': () => import('../texts/zh-CN'),
  'zh-TW': () => import('../texts/zh-TW'),
  en: () => import('../texts/en'),
  ja: () => import('../texts/ja'),
};
