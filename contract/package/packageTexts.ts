import { localeTexts } from '../texts/localeTexts';

/** Texts of a package that no entity defines. */
export interface PackageTexts {
  yes: string;
  no: string;
  /** Headings of `dictionaries.csv`. */
  dictionary: { type: string; code: string; zh: string; en: string };
  /** How to open the files; `%{table}` is the name of the main files. */
  readme: string;
  masked: string;
  unmasked: string;
  contact: string;
}

/** Loads the texts of packages in one language. */
export const loadPackageTexts = localeTexts<PackageTexts>({
  'zh-CN': () => import('../texts/packages/zh-CN'),
  'zh-TW': () => import('../texts/packages/zh-TW'),
  en: () => import('../texts/packages/en'),
  ja: () => import('../texts/packages/ja'),
});
