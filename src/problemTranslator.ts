import { DEFAULT_LOCALE, type Locale } from '../contract/constants';
import { fillMessage, loadProblemMessages, type ProblemMessages } from '../contract/problems';

/** The texts of failures, without the console's translator: all the login page needs of it. */
export function createProblemTranslator() {
  let texts: Partial<ProblemMessages> = {};
  let loaded: Locale | undefined;
  return {
    /** Fetches the texts of a language, once. */
    async load(locale: Locale = DEFAULT_LOCALE): Promise<void> {
      if (loaded === locale) return;
      texts = await loadProblemMessages(locale);
      loaded = locale;
    },
    translate(key: string, params?: Record<string, string | number>): string {
      const found = Object.entries(texts).find(([code]) => `problems.${code}` === key);
      return found ? fillMessage(found[1], params) : key;
    },
  };
}
