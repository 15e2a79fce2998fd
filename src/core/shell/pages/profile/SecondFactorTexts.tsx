import { type ReactNode, Suspense } from 'react';
import { byLocale } from '../../../../../contract/texts/localeTexts';
import type { TextTree } from '../../../i18n/mergeTexts';
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

const texts = byLocale(import.meta.glob<{ default: TextTree }>('./texts/*.json'));
