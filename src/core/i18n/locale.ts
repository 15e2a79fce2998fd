import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../contract/constants';
import { COOKIE, cookies } from '../storage';

/** Name of each language in that language, in the order of the language menu. */
export const LOCALE_NAMES: Record<Locale, string> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  en: 'English',
  ja: '日本語',
};

/** Values of the `lang` attribute: Chinese by script, which determines fonts and voices. */
export const DOCUMENT_LANGUAGE: Record<Locale, string> = {
  'zh-CN': 'zh-Hans',
  'zh-TW': 'zh-Hant',
  en: 'en',
  ja: 'ja',
};

/** Parses a language code; an unknown one becomes the default language. */
export function toLocale(code: unknown): Locale {
  return LOCALES.find((locale) => locale === code) ?? DEFAULT_LOCALE;
}

/** Returns the language chosen in this browser (cookie `lang`, spec §9); the browser's own language is ignored. */
export function storedLocale(): Locale {
  return toLocale(cookies.get(COOKIE.lang));
}

/** Stores the language for the next visit, and sets it on the document for screen readers, hyphenation and fonts. */
export function storeLocale(locale: Locale): void {
  cookies.set(COOKIE.lang, locale);
  document.documentElement.lang = DOCUMENT_LANGUAGE[locale];
}
