import { FALLBACK_LOCALE, LOCALES, type Locale } from '../contract/constants';
import type { Entity } from '../contract/defineEntity';
import type { EntityLabels } from '../contract/labelShape';
import { loadEntityLabels } from '../contract/labels';

/** Names of entities, fields and choices, for messages, packages and the audit trail. */
export interface Labels {
  titleOf: (entity: string, locale: Locale) => string;
  fieldLabel: (entity: string, field: string, locale: Locale) => string;
  choiceLabel: (entity: string, choice: { field: string; value: string }, locale: Locale) => string;
}

/** Loads the names of all entities in every language. */
export async function loadLabels(entities: readonly Entity[]): Promise<Labels> {
  const sections = [...new Set(entities.map(({ section }) => section))];
  const byLocale = new Map<Locale, Readonly<Record<string, EntityLabels>>>();
  for (const locale of LOCALES) {
    const parts = await Promise.all(sections.map((section) => loadEntityLabels(section, locale)));
    byLocale.set(locale, Object.assign({}, ...parts));
  }
  const find = (entity: string, locale: Locale) =>
    byLocale.get(locale)?.[entity] ?? byLocale.get(FALLBACK_LOCALE)?.[entity];
  return {
    titleOf: (entity, locale) => find(entity, locale)?.name ?? entity,
    fieldLabel: (entity, field, locale) => find(entity, locale)?.fields[field] ?? field,
    choiceLabel: (entity, { field, value }, locale) => find(entity, locale)?.choices?.[field]?.[value] ?? value,
  };
}
