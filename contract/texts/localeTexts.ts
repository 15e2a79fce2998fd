import type { Locale } from '../constants';

/** Returns a function that loads the texts of one language. The type of the Chinese texts applies to all languages. */
export const localeTexts =
  <T>(loaders: Readonly<Record<Locale, () => Promise<{ default: T }>>>) =>
  async (locale: Locale): Promise<T> =>
    (await loaders[locale]()).default;
