import { localeTexts } from '../localeTexts';

/** Words of a package that no entity has. */
export interface PackageTexts {
  yes: string;
  no: string;
  /** How long an elder had no service, and why. */
  noServiced: { days: string; reason: string; reasons: Readonly<Record<string, string>> };
  /** Headings of `dictionaries.csv`. */
  dictionary: { type: string; code: string; zh: string; en: string };
  /** How to open the files; `%{table}` is the name of the main ones. */
  readme: string;
  masked: string;
  unmasked: string;
  contact: string;
}

/** Loads the words of packages in one language. */
export const loadPackageTexts = localeTexts<PackageTexts>({
  'zh-CN': () => import('./texts/zh-CN'),
  'zh-TW': () => import('./texts/zh-TW'),
  en: () => import('./texts/en'),
  ja: () => import('./texts/ja'),
});
