/**
 * Invisible characters, in the notation of a regular expression: format characters, Hangul fillers (U+115F, U+1160,
 * U+3164, U+FFA0), variation selectors, the empty Braille pattern, the place of an object that was not copied along
 * (U+FFFC).
 */
export const INVISIBLE_CHARACTERS = '\\p{Cf}\\p{DI}\\u2800\\uFFFC';
/** Signs before numbers (U+0600 and others) are format characters too, but they are visible and excluded. */
const INVISIBLE = new RegExp(
  `(?![\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}])[${INVISIBLE_CHARACTERS}]`,
  'gu',
);

/** Invisible characters that change the reading direction or begin a file. A text with one is refused, not cleaned. */
const FORBIDDEN = /[\u202A-\u202E\u2066-\u2069\uFEFF]/;

/** Scripts in which joiners select the form of a letter: Arabic and its relatives, Indic scripts, Mongolian. */
const JOINING =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Nko}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}' +
  '\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}' +
  '\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Tibetan}';

/** Invisible characters that change how their neighbors are drawn. Lookbehinds are bounded, so that no text takes long. */
const RENDERING_CHARACTERS = new RegExp(
  [
    // Joiners, style selectors and flag letters of emoji.
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\uFE0F?)\\u200D(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]',
    '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
    '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{0,6})[\\u{E0020}-\\u{E007F}]',
    // Variants of Chinese characters that are registered for names.
    '(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
    `(?<=(?!\\p{DI})[${JOINING}\\p{Mn}])[\\u200C\\u200D](?=(?!\\p{DI})[${JOINING}])`,
    '(?<=(?!\\p{DI})\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]',
  ].join('|'),
  'gu',
);

/** Removes invisible characters, except those that affect how other characters are drawn and those that must be refused. */
export function stripInvisible(text: string): string {
  // Fast path: most texts have none.
  if (text.search(INVISIBLE) < 0) return text;
  const drawn = new Set([...text.matchAll(RENDERING_CHARACTERS)].map(({ index }) => index));
  return text.replace(INVISIBLE, (found, at: number) => (drawn.has(at) || FORBIDDEN.test(found) ? found : ''));
}

/** Returns the visible characters of a text, for comparing. */
export function stripAllInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
