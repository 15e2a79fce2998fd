import { catalogueName } from '../../../../contract/catalogueName';
import { traditional } from '../../i18n/traditional';

/** What an entry of a type list is called in a language; in Taiwan in traditional characters, whatever is stored. */
export function entryName(entry: { name?: unknown; nameEn?: unknown }, locale: string): unknown {
  const name = catalogueName(entry, locale);
  return locale === 'zh-TW' && typeof name === 'string' ? traditional(name) : name;
}
