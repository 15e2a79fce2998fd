import { type ReactNode, Suspense } from 'react';
import { LazyTexts } from '../../../plugin-api';

/** Provides the texts of the second factor; they load with the page that shows them. */
export function SecondFactorTexts({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <LazyTexts prefix="console.secondFactor" texts={texts}>
        {children}
      </LazyTexts>
    </Suspense>
  );
}

const texts = {
  'zh-CN': () => import('./texts/zh-CN'),
  'zh-TW': () => import('./texts/zh-TW'),
  en: () => import('./texts/en'),
  ja: () => import('./texts/ja'),
};
