/** Languages whose readers are given the English name of an entry: type lists have a Chinese and an English one. */
const ENGLISH = new Set(['en', 'ja']);

/** The stored name by which readers of a language know an entry of a type list. */
export function catalogueName({ name, nameEn }: { name?: unknown; nameEn?: unknown }, locale: string): unknown {
  return (ENGLISH.has(locale) && nameEn) || name;
}
