import type { ReactNode } from 'react';
import { LaterMessages } from '../../plugin-api';

/** The texts of packages, fetched with the dialog or page that shows them. */
export function PackageMessages({ children }: { children: ReactNode }) {
  return (
    <LaterMessages prefix="kit.package" messages={messages}>
      {children}
    </LaterMessages>
  );
}

const messages = {
  'zh-CN': () => import('./texts.zh-CN'),
  'zh-TW': () => import('./texts.zh-TW'),
  en: () => import('./texts.en'),
  ja: () => import('./texts.ja'),
};
