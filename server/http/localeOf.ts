import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { DEFAULT_LOCALE, type Locale } from '../../contract/constants';

/** Parsed headers. Browsers send only a few values; longer headers than this are not cached. */
const localeCache = new LRUCache<string, Locale>({ max: 100 });
const CACHED_LENGTH_MAX = 200;

/** Returns the language of the response: the most preferred available one of `Accept-Language`, or the default. */
export function localeOf(header: string | undefined): Locale {
  if (!header) return DEFAULT_LOCALE;
  const cached = localeCache.get(header);
  if (cached) return cached;
  const locale = negotiate(header);
  if (header.length < CACHED_LENGTH_MAX) localeCache.set(header, locale);
  return locale;
}

function negotiate(header: string): Locale {
  for (const language of new Negotiator({ headers: { 'accept-language': header } }).languages()) {
    const tag = language.toLowerCase();
    if (/^zh-(tw|hk|mo|hant)/.test(tag)) return 'zh-TW';
    if (/^zh(-|$)/.test(tag)) return 'zh-CN';
    if (/^en(-|$)/.test(tag)) return 'en';
    if (/^ja(-|$)/.test(tag)) return 'ja';
  }
  return DEFAULT_LOCALE;
}
