import type { Locale } from './constants';

/** Imports the texts of each language. */
export type TextLoaders<T> = Readonly<Record<Locale, () => Promise<{ default: T }>>>;

/** Makes what loads the texts of one language. */
export const localeTexts =
  <T>(loaders: TextLoaders<T>) =>
  async (locale: Locale): Promise<T> =>
    (await loaders[locale]()).default;
