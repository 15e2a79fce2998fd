/** Texts of one entity in one language. Sub-fields and inputs of calls are joined by `_` (`contacts_phone`, `banAttendant_reason`). */
export interface EntityTexts {
  name: string;
  fields: Readonly<Record<string, string>>;
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  transitions?: Readonly<Record<string, string>>;
  /** Headings of groups of fields. */
  groups?: Readonly<Record<string, string>>;
  /** Sentences under the headings of groups in forms. */
  groupHelp?: Readonly<Record<string, string>>;
  /** Sentences below the inputs of fields. */
  help?: Readonly<Record<string, string>>;
  quickFilters?: Readonly<Record<string, string>>;
  /** A sentence under the title of its list. */
  about?: string;
}

/** Texts of a section's entities, by entity. */
export type SectionTexts = Readonly<Record<string, EntityTexts>>;
