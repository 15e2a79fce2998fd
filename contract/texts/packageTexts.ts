import { localeTexts } from './localeTexts';

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
export const loadPackageTexts = localeTexts(import.meta.glob<{ default: PackageTexts }>('./packages/*.json'));
