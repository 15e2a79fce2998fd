import { FALLBACK_LOCALE, LOCALES, type Locale } from '../../../contract/constants';
import { isRecord } from '../../../contract/isRecord';
import { mergeTexts, type TextTree } from '../i18n/mergeTexts';
import { logStore } from '../log';
import type { TextPart } from '../plugin-api';
import type { ActivePlugin } from '../registry/resolvedPlugin';

/** Texts of one part of the console. */
export interface TextSource {
  /** Put in front of each key; '' for none. */
  prefix: string;
  load: Partial<Record<Locale, () => Promise<TextTree>>>;
  /** All languages are known to have the same keys (a test compares them), so English need not be laid below. */
  isComplete: boolean;
}

/**
 * Loads all texts of a language, each source over its English texts (spec §9: fallback English). A source that cannot
 * be loaded leaves its keys to be seen, not the whole console blank.
 */
export async function loadTextSources(sources: readonly TextSource[], locale: Locale): Promise<TextTree> {
  const trees = await Promise.all(sources.map((source) => loadSource(source, locale)));
  return mergeTexts(...trees);
}

/** One part of a plugin's texts, under the keys by which the console knows it. */
export function pluginTexts(plugin: ActivePlugin, part: TextPart): TextSource {
  const { definition, origin, resources } = plugin;
  const fullNames = new Map(resources.map(({ name, fullName }) => [name, fullName]));
  // The build has checked those of its own sections.
  const parse = origin === 'builtin' ? (module: unknown) => (module as { default: TextTree }).default : textsIn;
  const load: TextSource['load'] = {};
  for (const [path, read] of Object.entries(definition.texts ?? {})) {
    const [, name, locale] = /(\w+)\/([\w-]+)(?:\.\w+)?$/.exec(path) ?? [];
    if (name === part && isLocale(locale)) load[locale] = async () => place(parse(await read()));
  }
  return { prefix: '', load, isComplete: origin === 'builtin' };

  /** Entities and problems have names of their own in the whole console; other keys get the plugin's id in front. */
  function place(texts: TextTree): TextTree {
    if (part === 'entities' || part === 'problems') return { [part]: texts };
    const { resources: own = {}, ...rest } = texts;
    const renamed = Object.entries(typeof own === 'object' ? own : {}).map(([resource, value]) => [
      fullNames.get(resource) ?? resource,
      value,
    ]);
    return { [definition.id]: rest, resources: Object.fromEntries(renamed) };
  }
}

/** Texts of plugins come from code of others: what is no text is left out. */
function textsIn(module: unknown): TextTree {
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
  const below = own === undefined || (!isComplete && locale !== FALLBACK_LOCALE) ? load[FALLBACK_LOCALE] : undefined;
  const [lower, upper] = await Promise.all([read(below, prefix), read(own, prefix)]);
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
