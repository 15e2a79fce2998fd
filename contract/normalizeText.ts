import { stripInvisible } from './values/invisible';

/**
 * Characters that every text refuses besides controls, in the notation of a regular expression: lone surrogates,
 * noncharacters, line separators and marks that change the reading direction.
 */
export const FORBIDDEN_CHARACTERS =
  '\\p{Cs}\\p{Noncharacter_Code_Point}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069\\uFEFF';
const FORBIDDEN_PATTERN = new RegExp(`[\\p{Cc}${FORBIDDEN_CHARACTERS}]`, 'u');

/**
 * Normalizes a text for storage: composed (NFC), without invisible characters and surrounding blanks, lines ended by
 * `\n`.
 */
export function normalizeText(text: string): string {
  return text === '' ? text : stripInvisible(text.replace(/\r\n?/g, '\n')).normalize('NFC').trim();
}

/**
 * Returns whether a text has refused characters: controls, and marks that change the reading direction. Multiline texts
 * can contain `\n` and `\t`.
 */
export function hasControlCharacters(text: string, options: { multiline?: boolean } = {}): boolean {
  return FORBIDDEN_PATTERN.test(options.multiline ? text.replace(/[\n\t]/g, '') : text);
}

/** Returns the length as a person counts it: an emoji or a rare Chinese character is one. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Converts only ASCII letters to lower case, as both databases do when they search. */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
