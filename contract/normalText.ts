import { withoutInvisible } from './invisible';

/** Controls, lone surrogates, line separators and marks that turn the reading direction. */
const UNWANTED = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** Text as it is stored: composed (NFC), without what nobody sees and blanks around it, lines ended by `\n`. */
export function normalText(text: string): string {
  return text === '' ? text : withoutInvisible(text.replace(/\r\n?/g, '\n')).normalize('NFC').trim();
}

/** Tells whether a text holds characters that are refused: controls, and what turns the reading direction; several lines may hold `\n` and `\t`. */
export function hasControlCharacters(text: string, options: { multiline?: boolean } = {}): boolean {
  return UNWANTED.test(options.multiline ? text.replace(/[\n\t]/g, '') : text);
}

/** Length as a person counts it: an emoji or a rare Chinese character is one. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Lower-cases ASCII letters only, as both databases do when they search. */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
