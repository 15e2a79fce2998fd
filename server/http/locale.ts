import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { DEFAULT_LOCALE, type Locale } from '../../contract/constants';

/** Browsers send a handful of values; a header of more characters than this is read anew each time. */
const known = new LRUCache<string, Locale>({ max: 100 });
const KNOWN_LENGTH_MAX = 200;

/** The language to answer in: the most wanted one of `Accept-Language` that there is, else the default. */
export function localeOf(header: string | undefined): Locale {
  if (!header) return DEFAULT_LOCALE;
  const remembered = known.get(header);
  if (remembered) return remembered;
  const locale = negotiate(header);
  if (header.length < KNOWN_LENGTH_MAX) known.set(header, locale);
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
