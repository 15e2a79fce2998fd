import type { Locale } from '../constants';

/** Makes what loads the texts of one language; every language has the keys of the Chinese ones. */
export const localeTexts =
  <T>(loaders: Readonly<Record<Locale, () => Promise<{ default: T }>>>) =>
  async (locale: Locale): Promise<T> =>
    (await loaders[locale]()).default;
