import { FALLBACK_LOCALE, type Locale } from '../../../contract/constants';
import { type MessageTree, mergeMessages } from '../i18n/mergeMessages';
import { logStore } from '../log';
import type { PluginDefinition } from '../plugin-api';
import type { ActivePlugin } from '../registry/resolvedPlugin';

/** Texts of one part of the console. */
export interface MessageSource {
  /** Put in front of each key; '' for none. */
  prefix: string;
  load: Partial<Record<Locale, () => Promise<MessageTree>>>;
  /** All languages are known to have the same keys (a test compares them), so English need not be laid below. */
  isComplete: boolean;
}

/**
 * Loads all texts of a language, each source over its English texts (spec §9: fallback English). A source that cannot
 * be loaded leaves its keys to be seen, not the whole console blank.
 */
export async function loadMessages(sources: readonly MessageSource[], locale: Locale): Promise<MessageTree> {
  const trees = await Promise.all(sources.map((source) => loadSource(source, locale)));
  return trees.reduce(mergeMessages, {});
}

/** The titles of a plugin: its keys get its id in front, those below `resources` its full resource names. */
export const pluginMessages = (plugin: ActivePlugin): MessageSource => pluginSource(plugin, plugin.definition.messages);

/** The texts of a plugin's pages, under the same keys as its titles. */
export const pluginTexts = (plugin: ActivePlugin): MessageSource => pluginSource(plugin, plugin.definition.texts);

function pluginSource(plugin: ActivePlugin, messages: PluginDefinition['messages'] = {}): MessageSource {
  const { definition, origin, resources } = plugin;
  const fullNames = new Map(resources.map(({ name, fullName }) => [name, fullName]));
  const load = Object.fromEntries(
    Object.entries(messages).map(([locale, loader]) => [
      locale,
      async () => {
        const { resources: own = {}, ...texts } = (await loader()).default;
        const renamed = Object.entries(typeof own === 'object' ? own : {}).map(([name, value]) => [
          fullNames.get(name) ?? name,
          value,
        ]);
        return { [definition.id]: texts, resources: Object.fromEntries(renamed) };
      },
    ]),
  );
  return { prefix: '', load, isComplete: origin === 'builtin' };
}

async function loadSource({ prefix, load, isComplete }: MessageSource, locale: Locale): Promise<MessageTree> {
  const own = load[locale];
  const below = own === undefined || (!isComplete && locale !== FALLBACK_LOCALE) ? load[FALLBACK_LOCALE] : undefined;
  const [lower, upper] = await Promise.all([read(below, prefix), read(own, prefix)]);
  const tree = mergeMessages(lower, upper);
  return prefix === '' ? tree : { [prefix]: tree };
}

async function read(load: (() => Promise<MessageTree>) | undefined, prefix: string): Promise<MessageTree> {
  try {
    return (await load?.()) ?? {};
  } catch (cause) {
    logStore.push(
      { message: `LOAD_FAILED texts ${prefix}: ${cause instanceof Error ? cause.message : cause}`, type: 'danger' },
      cause,
    );
    return {};
  }
}
