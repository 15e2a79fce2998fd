import { FALLBACK_LOCALE, LOCALES, type Locale } from '../../../contract/constants';
import { isRecord } from '../../../contract/values/isRecord';
import { mergeTexts, type TextTree } from '../i18n/mergeTexts';
import { logStore } from '../log';
import type { TextPart } from '../plugin-api';
import type { ActivePlugin } from '../registry/resolvedPlugin';

/** Texts of one part of the console. */
export interface TextSource {
  /** Prefix of each key; '' for none. */
  prefix: string;
  load: Partial<Record<Locale, () => Promise<TextTree>>>;
  /** Whether a test guarantees that all languages have the same keys, so that no English fallback is needed. */
  isComplete: boolean;
}

/**
 * Loads all texts of a language, with English as fallback for each source (spec §9). If a source fails to load, its keys are
 * shown instead, and the console still works.
 */
export async function loadTextSources(sources: readonly TextSource[], locale: Locale): Promise<TextTree> {
  const trees = await Promise.all(sources.map((source) => loadSource(source, locale)));
  return mergeTexts(...trees);
}

/** Returns one part of a plugin's texts, under the keys that the console uses. */
export function pluginTexts(plugin: ActivePlugin, part: TextPart): TextSource {
  const { definition, origin, resources } = plugin;
  const fullNames = new Map(resources.map(({ name, fullName }) => [name, fullName]));
  // Texts of built-in plugins are checked at build time.
  const parse =
    origin === 'builtin' ? (module: unknown) => (module as { default: TextTree }).default : parsePluginTexts;
  const load: TextSource['load'] = {};
  for (const [path, read] of Object.entries(definition.texts ?? {})) {
    const [, name, locale] = /(\w+)\/([\w-]+)(?:\.\w+)?$/.exec(path) ?? [];
    if (name === part && isLocale(locale)) load[locale] = async () => prefixKeys(parse(await read()));
  }
  return { prefix: '', load, isComplete: origin === 'builtin' };

  /** Names of entities and problems are global; other keys get the plugin's id as prefix. */
  function prefixKeys(texts: TextTree): TextTree {
    if (part === 'entities' || part === 'problems') return { [part]: texts };
    const { resources: own = {}, ...rest } = texts;
    const renamed = Object.entries(typeof own === 'object' ? own : {}).map(([resource, value]) => [
      fullNames.get(resource) ?? resource,
      value,
    ]);
    return { [definition.id]: rest, resources: Object.fromEntries(renamed) };
  }
}

/** Texts of plugins are third-party code: drops all values that are not texts. */
function parsePluginTexts(module: unknown): TextTree {
  const read = (value: unknown): TextTree =>
    Object.fromEntries(
      Object.entries(isRecord(value) ? value : {}).flatMap(([key, text]): [string, string | TextTree][] => {
        if (typeof text === 'string') return [[key, text]];
        return isRecord(text) ? [[key, read(text)]] : [];
      }),
    );
  return read(isRecord(module) ? module.default : undefined);
}

const isLocale = (text: string | undefined): text is Locale => LOCALES.some((locale) => locale === text);

async function loadSource({ prefix, load, isComplete }: TextSource, locale: Locale): Promise<TextTree> {
  const own = load[locale];
  const fallbackLoad =
    own === undefined || (!isComplete && locale !== FALLBACK_LOCALE) ? load[FALLBACK_LOCALE] : undefined;
  const [lower, upper] = await Promise.all([read(fallbackLoad, prefix), read(own, prefix)]);
  const tree = mergeTexts(lower, upper);
  return prefix === '' ? tree : { [prefix]: tree };
}

async function read(load: (() => Promise<TextTree>) | undefined, prefix: string): Promise<TextTree> {
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
