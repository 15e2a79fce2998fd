import type { Locale } from '../constants';

const LANGUAGE = /([\w-]+)(?:\.\w+)?$/;

/**
 * Returns the values of `import.meta.glob` by the language that their files are named after (`./texts/en.json`).
 * @throws {Error} when a language has no file
 */
export function byLocale<T>(files: Readonly<Record<string, T>>): Readonly<Record<Locale, T>> {
  const found = new Map(Object.entries(files).map(([path, file]) => [LANGUAGE.exec(path)?.[1], file]));
  const fileOf = (locale: Locale): T => {
    const file = found.get(locale);
    if (file === undefined) throw new Error(`no texts in ${locale} among ${Object.keys(files).join(', ')}`);
    return file;
  };
  return { 'zh-CN': fileOf('zh-CN'), 'zh-TW': fileOf('zh-TW'), en: fileOf('en'), ja: fileOf('ja') };
}

/** Returns a function that loads the texts of one language from the files of `import.meta.glob`. */
export function localeTexts<T>(files: Readonly<Record<string, () => Promise<{ default: T }>>>) {
  const loaders = byLocale(files);
  return async (locale: Locale): Promise<T> => (await loaders[locale]()).default;
}
