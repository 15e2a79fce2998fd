import { DEFAULT_LOCALE, type Locale } from '../../contract/constants';

const known = new Map<string, Locale>();

/** The language to answer in: the most wanted one of `Accept-Language` that there is, else the default. */
export function localeOf(header: string | undefined): Locale {
  if (!header) return DEFAULT_LOCALE;
  const remembered = known.get(header);
  if (remembered) return remembered;
  const locale = negotiate(header);
  // Browsers send a handful of values; anything beyond that is noise not worth memory.
  if (known.size < 100 && header.length < 200) known.set(header, locale);
  return locale;
}

function negotiate(header: string): Locale {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    if (/^zh-(tw|hk|mo|hant)/.test(tag)) return 'zh-TW';
    if (/^zh(-|$)/.test(tag)) return 'zh-CN';
    if (/^en(-|$)/.test(tag)) return 'en';
    if (/^ja(-|$)/.test(tag)) return 'ja';
  }
  return DEFAULT_LOCALE;
}
