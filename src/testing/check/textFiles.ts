import { LOCALES, type Locale } from '../../../contract/constants';
import { isRecord } from '../../../contract/values/isRecord';
import type { TextFiles } from '../../core/plugin-api';

/** The texts of a plugin by part (`pages`), language and whole key (`index.title`). */
export type TextsByPart = ReadonlyMap<string, ReadonlyMap<Locale, ReadonlyMap<string, string>>>;

/** Matches a language tag: `en`, `zh-CN`. */
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z]{2,4})*$/;

/** Reads all texts; `problems` names those that cannot be read. */
export async function readTexts(files: TextFiles): Promise<{ texts: TextsByPart; problems: string[] }> {
  const texts = new Map<string, Map<Locale, ReadonlyMap<string, string>>>();
  const problems: string[] = [];
  for (const [path, load] of Object.entries(files)) {
    const [, part = '', code] = /(\w+)\/([\w-]+)(?:\.\w+)?$/.exec(path) ?? [];
    // Other modules can lie beside the texts.
    if (code !== undefined && !LANGUAGE.test(code)) continue;
    const locale = LOCALES.find((each) => each === code);
    if (!locale) {
      problems.push(`The file of texts ${path} is in no language of the console (${LOCALES.join(', ')}).`);
      continue;
    }
    try {
      const module = await load();
      const localeTexts = texts.get(part) ?? new Map();
      texts.set(part, localeTexts.set(locale, new Map(leaves(isRecord(module) ? module.default : undefined))));
    } catch (cause) {
      problems.push(`The texts ${path} cannot be loaded: ${cause instanceof Error ? cause.message : cause}.`);
    }
  }
  return { texts, problems };
}

/** Reports languages that a part lacks, keys that only some languages have, and empty texts. */
export function compareLanguages(texts: TextsByPart): string[] {
  return [...texts].flatMap(([part, byLocale]) => {
    const keys = new Set([...byLocale.values()].flatMap((localeTexts) => [...localeTexts.keys()]));
    return LOCALES.flatMap((locale) => {
      const localeTexts = byLocale.get(locale);
      if (!localeTexts) return [`The texts of ${part} are missing in ${locale}: there is no texts/${part}/${locale}.`];
      const missing = [...keys].filter((key) => !localeTexts.has(key));
      const empty = [...localeTexts].filter(([, text]) => text.trim() === '').map(([key]) => key);
      return [
        ...missing.map((key) => `The text ${key} of ${part} is missing in ${locale}, but another language has it.`),
        ...empty.map((key) => `The text ${key} of ${part} is empty in ${locale}.`),
      ];
    });
  });
}

/** Returns the languages in which a part has no text for a key. */
export function languagesWithout(texts: TextsByPart, part: string, key: string): Locale[] {
  return LOCALES.filter((locale) => !texts.get(part)?.get(locale)?.has(key));
}

function leaves(tree: unknown, prefix = ''): [string, string][] {
  if (!isRecord(tree)) return [];
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
}
