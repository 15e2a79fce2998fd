/** The names of an entry, such as one of a type list: the Chinese one, and those in further languages. */
export interface CatalogueNames {
  name?: unknown;
  nameEn?: unknown;
  nameJa?: unknown;
}

/** The fields that hold names in further languages. */
export const TRANSLATED_NAMES = ['nameEn', 'nameJa'] as const;

/** Returns the stored name that readers of a language see: Japanese readers get the English one where theirs is missing. */
export function catalogueName({ name, nameEn, nameJa }: CatalogueNames, locale: string): unknown {
  if (locale === 'ja') return nameJa || nameEn || name;
  return (locale === 'en' && nameEn) || name;
}
