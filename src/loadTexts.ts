import { LOCALES, type Locale } from '../contract/constants';
import type { Section } from '../contract/defineEntity';
import { loadEntityLabels } from '../contract/labels';
import { loadProblemMessages } from '../contract/problems';
import { loadConsoleMessages } from './core/i18n/loadConsoleMessages';
import { type MessageTree, mergeMessages } from './core/i18n/mergeMessages';
import type { ActivePlugin } from './core/registry/resolvedPlugin';
import { loadMessages, type MessageSource, pluginMessages, pluginTexts } from './core/runtime/loadMessages';
import { resourceTexts } from './core/runtime/resourceTexts';

const kitTexts = import.meta.glob<{ default: MessageTree }>('./core/kit/i18n/*.ts');
const reactAdminTexts = import.meta.glob<{ default: MessageTree }>('./core/i18n/ra/*.ts');

/**
 * The texts of one language: react-admin's, the shell's, the kit's, the titles of all plugins, and all that the opened
 * ones and their entities have to say.
 */
export async function loadTexts(
  plugins: readonly ActivePlugin[],
  locale: Locale,
  opened: ReadonlySet<string>,
): Promise<MessageTree> {
  const shown = plugins.filter(({ id }) => opened.has(id));
  const resources = shown.flatMap((plugin) => plugin.resources);
  const texts = await loadMessages(
    [
      fromFiles('ra', reactAdminTexts, './core/i18n/ra'),
      source('console', async (code) => ({ ...(await loadConsoleMessages(code)) })),
      source('problems', async (code) => ({ ...(await loadProblemMessages(code)) })),
      fromFiles('kit', kitTexts, './core/kit/i18n'),
      ...plugins.map(pluginMessages),
      ...shown.flatMap(sectionSources),
    ],
    locale,
  );
  // Beneath the plugins' own, so that a plugin may name a field differently.
  return mergeMessages(resourceTexts(resources, texts), texts);
}

/** What the pages of a plugin say beyond its titles: its texts, and the labels of the entities it shows. */
export function sectionSources(plugin: ActivePlugin): MessageSource[] {
  const sections = new Set(plugin.resources.map(({ entity }) => entity.section));
  return [...[...sections].map(entityTexts), pluginTexts(plugin)];
}

function source(prefix: string, load: (locale: Locale) => Promise<MessageTree>): MessageSource {
  return { prefix, isComplete: true, load: Object.fromEntries(LOCALES.map((locale) => [locale, () => load(locale)])) };
}

function entityTexts(section: Section): MessageSource {
  return source('entities', async (locale) => {
    const labels = Object.entries(await loadEntityLabels(section, locale));
    return Object.fromEntries(
      labels.map(([entity, { name, fields, choices = {}, transitions = {} }]) => [
        entity,
        { name, fields, choices, transitions },
      ]),
    );
  });
}

function fromFiles(
  prefix: string,
  files: Record<string, () => Promise<{ default: MessageTree }>>,
  folder: string,
): MessageSource {
  return source(prefix, async (locale) => (await files[`${folder}/${locale}.ts`]?.())?.default ?? {});
}
