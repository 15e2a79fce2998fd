/** A first word that keeps its capital: a name, or one with further capitals or digits, such as ECG. */
const KEEPS_CAPITAL = /^(?:Lorenz\b|\S+[\p{Lu}\d])/u;

/** Returns a label as it stands within a sentence. In English, it begins with a small letter: "New service request". */
export function labelInSentence(label: string, locale: string): string {
  if (!locale.startsWith('en') || KEEPS_CAPITAL.test(label)) return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** Returns the name of one row of a list: in English, the list's label in the singular, "Contacts" -> "contact". */
export function rowNameInSentence(label: string, locale: string): string {
  const name = labelInSentence(label, locale);
  if (!locale.startsWith('en')) return name;
  return name.replace(/ies$/, 'y').replace(/(?:(?<=ss|x|ch|sh)es|(?<!s)s)$/, '');
}
