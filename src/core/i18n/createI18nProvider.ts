import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { LOCALES, type Locale } from '../../../contract/constants';
import { LOCALE_NAMES, toLocale } from './locale';
import type { TextTree } from './mergeTexts';

export interface I18nRequest {
  /** Language of the first render, with its texts: react-admin cannot wait for those. */
  locale: Locale;
  texts: TextTree;
  /** Texts of another language, complete with the English ones below. */
  load: (locale: Locale) => Promise<TextTree>;
  /** Whether the text of a key is on its way; nothing is shown until it is there. */
  isAwaited?: (key: string) => boolean;
  /** Told once about each key no language has. */
  onMissingKey: (key: string) => void;
}

/** A code that another back end has and no text names shows itself. */
const CHOICE = /^entities\.\w+\.choices\.\w+\.(.+)$/;

/** The translator of the console. */
export interface ConsoleI18nProvider extends I18nProvider {
  /** Loads the language in view once more, with the texts that have come since. */
  reloadTexts: () => Promise<void>;
}

/**
 * The translator of the console, over node-polyglot. A key without a text shows itself and is reported. Changes of the
 * language and of its texts are made one after another: the language asked for last is the one that stays.
 */
export function createI18nProvider({ locale, texts, load, isAwaited, onMissingKey }: I18nRequest): ConsoleI18nProvider {
  const reported = new Set<string>();
  let first: TextTree | undefined = texts;
  const textsOf = (code: string) => {
    const known = code === locale ? first : undefined;
    // Asked again for a language it has, as after a plugin was added, it fetches what there is now.
    first = undefined;
    return known ?? load(toLocale(code));
  };
  const provider = polyglotI18nProvider(
    // The tree has what react-admin's type asks for (`ra`), checked where those texts are written.
    (code) => textsOf(code) as unknown as TranslationMessages,
    locale,
    LOCALES.map((code) => ({ locale: code, name: LOCALE_NAMES[code] })),
    {
      onMissingKey: (key: string) => {
        if (isAwaited?.(key)) return '';
        const [, code] = CHOICE.exec(key) ?? [];
        if (code !== undefined) return code;
        if (!reported.has(key)) onMissingKey(key);
        reported.add(key);
        return key;
      },
    },
  );
  let running: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    running = running.then(work, work);
    return running;
  };
  return {
    ...provider,
    changeLocale: (code) => inTurn(() => provider.changeLocale(code)),
    reloadTexts: () => inTurn(() => provider.changeLocale(provider.getLocale())),
  };
}
