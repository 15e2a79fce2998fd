import { LOCALES, type Locale } from '../../contract/constants';
import { loadProblemTexts } from '../../contract/problems';
import type { EntityTexts } from '../../contract/texts/entityTexts';
import { loadOperationTexts } from '../../contract/texts/operationTexts';
import { isRecord } from '../../contract/values/isRecord';
import type { LanguageTexts, Texts } from '../call/texts';
import { SectionError } from './collectPlugins';
import type { ServerPlugin } from './ServerPlugin';

/**
 * Loads the texts of the host and of all sections in every language.
 * @throws {SectionError} when a section lacks texts in one of the languages
 */
export async function loadTexts(plugins: readonly ServerPlugin[]): Promise<Texts> {
  const entries = await Promise.all(
    LOCALES.map(async (locale) => [locale, await loadLanguage(plugins, locale)] as const),
  );
  return Object.fromEntries(entries) as Texts;
}

async function loadLanguage(plugins: readonly ServerPlugin[], locale: Locale): Promise<LanguageTexts> {
  const [problems, operations] = await Promise.all([loadProblemTexts(locale), loadOperationTexts(locale)]);
  const parts = await Promise.all(plugins.map((plugin) => sectionTexts(plugin, locale)));
  for (const [index, plugin] of plugins.entries())
    checkTitles(plugin, { ...operations, ...parts[index]?.operations }, locale);
  return {
    problems: Object.assign({}, problems, ...parts.map((part) => part.problems)),
    entities: Object.assign({}, ...parts.map((part) => part.entities)),
    operations,
    sections: Object.fromEntries(plugins.map(({ id }, index) => [id, parts[index]?.operations ?? {}])),
  };
}

/** Checks that every operation has a title. Permissions and the log show these titles. */
function checkTitles(
  { id, entities = [] }: ServerPlugin,
  titles: Readonly<Record<string, string>>,
  locale: Locale,
): void {
  for (const { name, reads, calls } of entities) {
    const untitled = Object.keys({ ...reads, ...calls }).find((operation) => !Object.hasOwn(titles, operation));
    if (untitled !== undefined)
      throw new SectionError(
        id,
        `texts/operations/${locale} has no title of the operation ${untitled} of ${name}; write one in all languages`,
      );
  }
}

/**
 * The parts of a section's texts that the server uses. Devices receive messages about uploads as users do about
 * calls.
 */
const PARTS = { entities: 'entities', operations: 'operations', problems: 'problems', uploads: 'problems' } as const;

async function sectionTexts({ id, texts = {}, entities = [] }: ServerPlugin, locale: Locale) {
  const found: Record<'entities' | 'operations' | 'problems', Record<string, never>> = {
    entities: {},
    operations: {},
    problems: {},
  };
  for (const [path, load] of Object.entries(texts)) {
    const [, part, language] = /([\w-]+)\/([\w-]+)(?:\.\w+)?$/.exec(path) ?? [];
    if (language !== locale) continue;
    const kind = Object.entries(PARTS).find(([name]) => name === part)?.[1];
    const module = await load();
    if (kind && isRecord(module) && isRecord(module.default)) Object.assign(found[kind], module.default);
  }
  const named: Readonly<Record<string, EntityTexts>> = found.entities;
  const unnamed = entities.find(({ name }) => !Object.hasOwn(named, name));
  if (unnamed)
    throw new SectionError(
      id,
      `texts/entities/${locale} has no texts of the entity ${unnamed.name}; write them in all languages`,
    );
  for (const { name, transitions = {} } of entities) {
    const untitled = Object.keys(transitions).find((operation) => !named[name]?.transitions?.[operation]);
    if (untitled !== undefined)
      throw new SectionError(
        id,
        `texts/entities/${locale} has no title of the transition ${untitled} of ${name}; write one in all languages`,
      );
  }
  return found;
}
