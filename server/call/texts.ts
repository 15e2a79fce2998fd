import { FALLBACK_LOCALE, type Locale } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import { httpText } from '../../contract/httpText';
import { fillMessage, type Problem, type ProblemCode } from '../../contract/problems';
import type { EntityTexts } from '../../contract/texts/entityTexts';

/** Everything the server says in one language. */
export interface LanguageTexts {
  /** What calls answer, by problem code. */
  problems: Readonly<Record<string, string>>;
  /** Names of entities, their fields, choices and operations. */
  entities: Readonly<Record<string, EntityTexts>>;
  /** What generic operations do, by operation. */
  operations: Readonly<Record<string, string>>;
  /** What operations of its own a section has, by section and operation. */
  sections: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type Texts = Readonly<Record<Locale, LanguageTexts>>;

/** Names of entities, fields, choices and operations as people know them. */
export function namesIn(texts: Texts) {
  const find = (entity: string, locale: Locale) =>
    texts[locale].entities[entity] ?? texts[FALLBACK_LOCALE].entities[entity];
  return {
    titleOf: (entity: string, locale: Locale) => find(entity, locale)?.name ?? entity,
    fieldLabel: (entity: string, field: string, locale: Locale) => find(entity, locale)?.fields[field] ?? field,
    choiceLabel: (entity: string, { field, value }: { field: string; value: string }, locale: Locale) =>
      find(entity, locale)?.choices?.[field]?.[value] ?? value,
    /** What an operation of an entity does, in a word or two. */
    operationTitle: ({ name, section }: Pick<Entity, 'name' | 'section'>, operation: string, locale: Locale) =>
      find(name, locale)?.transitions?.[operation] ??
      texts[locale].sections[section]?.[operation] ??
      texts[locale].operations[operation],
  };
}

/** One text in one language. */
export function say(texts: Texts, locale: Locale, code: ProblemCode, params?: Problem['params']): string {
  return fillMessage(texts[locale].problems[code] ?? code, params);
}

/** A refusal that the HTTP status says. */
export interface HttpAnswer {
  status: number;
  /** Says more than the status. */
  code?: string;
  path: string;
}

/** The text of an HTTP status (spec §8). */
export function sayHttp(texts: Texts, locale: Locale, { status, code, path: url }: HttpAnswer): string {
  return say(texts, locale, httpText(status, code), { url, status });
}
