/** Returns the separator between the items of an enumeration in a language. */
export function listSeparator(locale: string): string {
  return locale.startsWith('en') ? ', ' : '、';
}
