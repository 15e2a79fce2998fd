import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../contract/constants';
import { COOKIE, cookies } from '../storage';

/** Each language's name in itself, in the order of the language menu. */
export const LOCALE_NAMES: Record<Locale, string> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  en: 'English',
  ja: '日本語',
};

/** What documents call the languages: Chinese by its script, by which fonts and voices are chosen. */
export const DOCUMENT_LANGUAGE: Record<Locale, string> = {
  'zh-CN': 'zh-Hans',
  'zh-TW': 'zh-Hant',
  en: 'en',
  ja: 'ja',
};

/** Reads a language code; anything unknown is the default language. */
export function toLocale(code: unknown): Locale {
  return LOCALES.find((locale) => locale === code) ?? DEFAULT_LOCALE;
}

/** The language chosen on this browser (cookie `lang`, spec §9); the browser's own language is not looked at. */
export function storedLocale(): Locale {
  return toLocale(cookies.get(COOKIE.lang));
}

/** Keeps the language for the next visit and tells it to screen readers, hyphenation and font choice. */
export function keepLocale(locale: Locale): void {
  cookies.set(COOKIE.lang, locale);
  document.documentElement.lang = DOCUMENT_LANGUAGE[locale];
}
