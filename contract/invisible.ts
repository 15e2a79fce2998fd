/**
 * Characters that nobody sees: format characters, fillers of Hangul (U+115F, U+1160, U+3164, U+FFA0), selectors of variants, the
 * empty Braille pattern. Signs before numbers (U+0600 and others) are format characters that are drawn, and are none of them.
 */
const INVISIBLE = /(?![\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}])[\p{Cf}\p{DI}\u2800]/gu;

/** Those that turn the reading direction, or begin a file: a text that holds one is refused and not mended. */
const REFUSED = /[\u202A-\u202E\u2066-\u2069\uFEFF]/;

/** Letters in which joiners choose a form: Arabic and its relatives, Indic scripts, Mongolian. */
const JOINING =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Nko}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}' +
  '\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}' +
  '\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Tibetan}';

/** What changes how the characters around it are drawn. What it looks back at is bounded, so that no text takes long. */
const DRAWN = new RegExp(
  [
    // Parts of an emoji, its style, and the letters of a flag.
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\uFE0F?)\\u200D(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]',
    '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
    '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{0,6})[\\u{E0020}-\\u{E007F}]',
    // Variants of Chinese characters, which are registered for names.
    '(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
    `(?<=(?!\\p{DI})[${JOINING}\\p{Mn}])[\\u200C\\u200D](?=(?!\\p{DI})[${JOINING}])`,
    '(?<=(?!\\p{DI})\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]',
  ].join('|'),
  'gu',
);

/** A text without what nobody sees, except where it changes how other characters are drawn, or is to be refused. */
export function withoutInvisible(text: string): string {
  // Most texts hold none.
  if (text.search(INVISIBLE) < 0) return text;
  const drawn = new Set([...text.matchAll(DRAWN)].map(({ index }) => index));
  return text.replace(INVISIBLE, (found, at: number) => (drawn.has(at) || REFUSED.test(found) ? found : ''));
}

/** The characters of a text that are seen, for comparing. */
export function visibleOnly(text: string): string {
  return text.replace(INVISIBLE, '');
}
