import type { Locale } from '../../contract/constants';
import { byLocale } from '../../contract/texts/localeTexts';

export type LoginTexts = typeof import('./texts/zh-CN.json');

/** Texts of the login page. All four languages together are smaller than another request. */
export const loginTexts: Readonly<Record<Locale, LoginTexts>> = byLocale(
  import.meta.glob<LoginTexts>('./texts/*.json', { eager: true, import: 'default' }),
);
