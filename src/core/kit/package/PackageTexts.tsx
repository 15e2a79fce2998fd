import type { ReactNode } from 'react';
import { byLocale } from '../../../../contract/texts/localeTexts';
import type { TextTree } from '../../i18n/mergeTexts';
import { LazyTexts } from '../../plugin-api';

/** Provides the texts of packages; they load with the dialog or page that shows them. */
export function PackageTexts({ children }: { children: ReactNode }) {
  return (
    <LazyTexts prefix="kit.package" texts={texts}>
      {children}
    </LazyTexts>
  );
}

const texts = byLocale(import.meta.glob<{ default: TextTree }>('./texts/*.json'));
