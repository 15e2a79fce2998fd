import type { ReactNode } from 'react';
import { LaterTexts } from '../../plugin-api';

/** Provides the texts of packages; they load with the dialog or page that shows them. */
export function PackageTexts({ children }: { children: ReactNode }) {
  return (
    <LaterTexts prefix="kit.package" texts={texts}>
      {children}
    </LaterTexts>
  );
}

const texts = {
  'zh-CN': () => import('./texts/zh-CN'),
  'zh-TW': () => import('./texts/zh-TW'),
  en: () => import('./texts/en'),
  ja: () => import('./texts/ja'),
};
