import { httpStatusTextKey } from '../../contract/calls/httpStatusTextKey';
import { FALLBACK_LOCALE, type Locale } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import { fillMessage, type Problem, type ProblemCode } from '../../contract/problems';
import type { EntityTexts } from '../../contract/texts/entityTexts';

/** All texts of the server in one language. */
export interface LanguageTexts {
  /** Messages of responses, by problem code. */
  problems: Readonly<Record<string, string>>;
  /** Names of entities, their fields, choices and operations. */
  entities: Readonly<Record<string, EntityTexts>>;
  /** Titles of generic operations, by operation. */
  operations: Readonly<Record<string, string>>;
  /** Titles of a section's own operations, by section and operation. */
  sections: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type Texts = Readonly<Record<Locale, LanguageTexts>>;

/** Returns functions that look up the titles of entities, fields, choices and operations. */
export function titleLookups(texts: Texts) {
  const find = (entity: string, locale: Locale) =>
    texts[locale].entities[entity] ?? texts[FALLBACK_LOCALE].entities[entity];
  return {
    titleOf: (entity: string, locale: Locale) => find(entity, locale)?.name ?? entity,
    fieldLabel: (entity: string, field: string, locale: Locale) => find(entity, locale)?.fields[field] ?? field,
    choiceLabel: (entity: string, { field, value }: { field: string; value: string }, locale: Locale) =>
      find(entity, locale)?.choices?.[field]?.[value] ?? value,
    /** Returns the title of an entity's operation. */
    operationTitle: ({ name, section }: Pick<Entity, 'name' | 'section'>, operation: string, locale: Locale) =>
      find(name, locale)?.transitions?.[operation] ??
      texts[locale].sections[section]?.[operation] ??
      texts[locale].operations[operation],
  };
}

/** Returns one text in one language. */
export function translate(texts: Texts, locale: Locale, code: ProblemCode, params?: Problem['params']): string {
  return fillMessage(texts[locale].problems[code] ?? code, params);
}

/** A rejection with an HTTP status. */
export interface HttpErrorInfo {
  status: number;
  /** A more specific cause than the status. */
  code?: string;
  path: string;
}

/** Returns the text of an HTTP status (spec §8). */
export function httpErrorText(texts: Texts, locale: Locale, { status, code, path: url }: HttpErrorInfo): string {
  return translate(texts, locale, httpStatusTextKey(status, code), { url, status });
}
