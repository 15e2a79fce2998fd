import type { ReactNode } from 'react';
import { LazyTexts } from '../../plugin-api';

/** Provides the texts of packages; they load with the dialog or page that shows them. */
export function PackageTexts({ children }: { children: ReactNode }) {
  return (
    <LazyTexts prefix="kit.package" texts={texts}>
      {children}
    </LazyTexts>
  );
}

const texts = {
  'zh-CN': () => import('./texts/zh-CN'),
  'zh-TW': () => import('./texts/zh-TW'),
  en: () => import('./texts/en'),
  ja: () => import('./texts/ja'),
};
