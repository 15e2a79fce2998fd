import { DEFAULT_LOCALE, type Locale } from '../../contract/constants';
import { fillMessage, loadProblemTexts } from '../../contract/problems';

/** Translates problem texts without the console's translator; the login page needs nothing else. */
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
