/** Texts of one entity in one language. Sub-fields and inputs of calls are joined by `_` (`contacts_phone`, `banAttendant_reason`). */
export interface EntityLabels {
  name: string;
  fields: Readonly<Record<string, string>>;
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  transitions?: Readonly<Record<string, string>>;
}

/** Texts of a section's entities, by entity. */
export type SectionLabels = Readonly<Record<string, EntityLabels>>;

/** The same texts under keys with a prefix, for the sub-fields of a field. */
export function prefixKeys(prefix: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}${key}`, text]));
}
