import type { Locale } from '../constants';

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

type Loader = () => Promise<{ default: PackageTexts }>;

const loaders: Record<Locale, Loader> = {
  'zh-CN': () => import('./texts/zh-CN'),
  'zh-TW': () => import('./texts/zh-TW'),
  en: () => import('./texts/en'),
  ja: () => import('./texts/ja'),
};

/** Loads the words of packages in one language. */
export async function loadPackageTexts(locale: Locale): Promise<PackageTexts> {
  return (await loaders[locale]()).default;
}
