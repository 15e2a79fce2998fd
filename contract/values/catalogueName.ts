/** Languages whose readers see the English name of an entry. Type lists have a Chinese and an English name. */
const ENGLISH = new Set(['en', 'ja']);

/** Returns the stored name of a type-list entry that readers of a language see. */
export function catalogueName({ name, nameEn }: { name?: unknown; nameEn?: unknown }, locale: string): unknown {
  return (ENGLISH.has(locale) && nameEn) || name;
}
