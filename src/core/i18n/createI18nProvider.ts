import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { LOCALES, type Locale } from '../../../contract/constants';
import { formatNumber } from './formatNumber';
import { LOCALE_NAMES, toLocale } from './locale';
import type { TextTree } from './mergeTexts';

export interface I18nOptions {
  /** Language of the first render, with its texts; react-admin cannot load these asynchronously. */
  locale: Locale;
  texts: TextTree;
  /** Loads the texts of another language, with English as fallback. */
  load: (locale: Locale) => Promise<TextTree>;
  /** Returns whether the text of a key is loading; it is shown as empty until then. */
  isLoading?: (key: string) => boolean;
  /** Called once for each key that no language has. */
  onMissingKey: (key: string) => void;
}

/** Shows the code itself if another back end has a code without a label. */
const CHOICE_LABEL_KEY = /^entities\.\w+\.choices\.\w+\.(.+)$/;

/** Placeholders for numbers of things, which are written as the language does: `1,125`. Others can be numbers of records. */
const QUANTITIES = new Set([
  'smart_count',
  'count',
  'total',
  'max',
  'min',
  'done',
  'failed',
  'shown',
  'visits',
  'records',
]);

/** The console's translator. */
export interface ConsoleI18nProvider extends I18nProvider {
  /** Reloads the current language, with the texts that have become available since. */
  reloadTexts: () => Promise<void>;
}

/**
 * Creates the console's translator, based on node-polyglot. A key without a text is shown itself and reported. Changes of
 * the language and its texts run sequentially, so that the most recently chosen language wins.
 */
export function createI18nProvider({ locale, texts, load, isLoading, onMissingKey }: I18nOptions): ConsoleI18nProvider {
  const reported = new Set<string>();
  let initialTexts: TextTree | undefined = texts;
  const textsOf = (code: string) => {
    const known = code === locale ? initialTexts : undefined;
    // Reload a known language: texts may have been added meanwhile, for example by a plugin.
    initialTexts = undefined;
    return known ?? load(toLocale(code));
  };
  const provider = polyglotI18nProvider(
    // The tree contains what react-admin's type requires (`ra`); its type is checked in the text files.
    (code) => textsOf(code) as unknown as TranslationMessages,
    locale,
    LOCALES.map((code) => ({ locale: code, name: LOCALE_NAMES[code] })),
    {
      onMissingKey: (key: string) => {
        if (isLoading?.(key)) return '';
        const [, code] = CHOICE_LABEL_KEY.exec(key) ?? [];
        if (code !== undefined) return code;
        if (!reported.has(key)) onMissingKey(key);
        reported.add(key);
        return key;
      },
      // Polyglot looks for placeholders with this function.
      replace(this: string, placeholder: RegExp, parameter: (text: string, name: string) => unknown) {
        return this.replace(placeholder, (text: string, name: string) => {
          const value = parameter(text, name);
          const isNumber = typeof value === 'number' && QUANTITIES.has(name);
          return isNumber ? formatNumber(value, provider.getLocale()) : String(value);
        });
      },
    },
  );
  let running: Promise<void> = Promise.resolve();
  const runInSequence = (work: () => Promise<void>) => {
    running = running.then(work, work);
    return running;
  };
  return {
    ...provider,
    changeLocale: (code) => runInSequence(() => provider.changeLocale(code)),
    reloadTexts: () => runInSequence(() => provider.changeLocale(provider.getLocale())),
  };
}
