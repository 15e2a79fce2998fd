import { LOCALES, type Locale } from '../../contract/constants';
import { loadProblemTexts } from '../../contract/problems';
import { localeTexts } from '../../contract/texts/localeTexts';
import { loadConsoleTexts } from '../core/i18n/loadConsoleTexts';
import { mergeTexts, type TextTree } from '../core/i18n/mergeTexts';
import type { ActivePlugin } from '../core/registry/resolvedPlugin';
import { loadTextSources, pluginTexts, type TextSource } from '../core/runtime/loadTextSources';
import { resourceTexts } from '../core/runtime/resourceTexts';
import { sectionTitles } from '../core/runtime/sectionTitles';

const loadKitTexts = localeTexts(import.meta.glob<{ default: TextTree }>('../core/kit/texts/*.json'));
const loadReactAdminTexts = localeTexts(
  import.meta.glob<{ default: TextTree }>(['../core/i18n/ra/*.json', '../core/i18n/ra/en.ts']),
);

/**
 * Returns the texts of one language: react-admin, shell, kit, the titles of all plugins, and all texts of opened plugins and
 * their entities.
 */
export async function loadTexts(
  plugins: readonly ActivePlugin[],
  locale: Locale,
  opened: ReadonlySet<string>,
): Promise<TextTree> {
  const shown = plugins.filter(({ id }) => opened.has(id));
  const resources = shown.flatMap((plugin) => plugin.resources);
  const texts = await loadTextSources(
    [
      source('ra', loadReactAdminTexts),
      source('console', async (code) => ({ ...(await loadConsoleTexts(code)) })),
      source('problems', async (code) => ({ ...(await loadProblemTexts(code)) })),
      source('kit', loadKitTexts),
      ...plugins.flatMap((plugin) => [pluginTexts(plugin, 'titles'), pluginTexts(plugin, 'problems')]),
      ...shown.flatMap(sectionSources),
    ],
    locale,
  );
  // The plugin's own texts come last, so that a plugin can override the label of a field.
  return mergeTexts(resourceTexts(resources, texts), sectionTitles(plugins, texts), texts);
}

/** Returns the text sources of a plugin's pages: its page texts and the names of its entities. */
export function sectionSources(plugin: ActivePlugin): TextSource[] {
  return [pluginTexts(plugin, 'entities'), pluginTexts(plugin, 'pages')];
}

function source(prefix: string, load: (locale: Locale) => Promise<TextTree>): TextSource {
  return { prefix, isComplete: true, load: Object.fromEntries(LOCALES.map((locale) => [locale, () => load(locale)])) };
}
