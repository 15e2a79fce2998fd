import { type CatalogueNames, catalogueName } from '../../../../contract/values/catalogueName';
import { convertToTraditional } from '../../i18n/traditional';

/** Returns the name of a type-list entry in a language; zh-TW gets traditional characters, whatever is stored. */
export function entryName(entry: CatalogueNames, locale: string): unknown {
  const name = catalogueName(entry, locale);
  return locale === 'zh-TW' && typeof name === 'string' ? convertToTraditional(name) : name;
}
