import { visibleOnly } from './invisible';

/** Normalizes the number of a card, certificate or device for storage: ASCII digits, no blanks, no invisible characters. */
export function documentNumber(text: string): string {
  return visibleOnly(text).normalize('NFKC').replace(/\s+/g, '');
}

/** Returns all forms in which an equal number may be stored; most are stored in capital letters. */
export function documentForms(text: string): string[] {
  const number = documentNumber(text);
  return [...new Set([number, number.toUpperCase(), text.trim()])];
}
