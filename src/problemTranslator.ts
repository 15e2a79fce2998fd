import { DEFAULT_LOCALE, type Locale } from '../contract/constants';
import { fillMessage, loadProblemTexts } from '../contract/problems';

/** The texts of failures, without the console's translator: all the login page needs of it. */
export function createProblemTranslator() {
  let texts: Readonly<Record<string, string>> = {};
  let loaded: Locale | undefined;
  return {
    /** Fetches the texts of a language, once. */
    async load(locale: Locale = DEFAULT_LOCALE): Promise<void> {
      if (loaded === locale) return;
      texts = await loadProblemTexts(locale);
      loaded = locale;
    },
    translate(key: string, params?: Record<string, string | number>): string {
      const text = texts[key.replace(/^problems\./, '')];
      return text === undefined ? key : fillMessage(text, params);
    },
  };
}
