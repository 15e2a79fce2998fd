import { stripAllInvisible } from './invisible';

/** Normalizes the number of a card, certificate or device for storage: ASCII digits, no blanks, no invisible characters. */
export function normalizeDocumentNumber(text: string): string {
  return stripAllInvisible(text).normalize('NFKC').replace(/\s+/g, '');
}

/** Returns all forms in which an equal number may be stored; most are stored in capital letters. */
export function documentNumberVariants(text: string): string[] {
  const number = normalizeDocumentNumber(text);
  return [...new Set([number, number.toUpperCase(), text.trim()])];
}
