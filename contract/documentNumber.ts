import { visibleOnly } from './invisible';

/** A number of a card, a certificate or a device as it is stored: without blanks and invisible characters, in ASCII digits. */
export function documentNumber(text: string): string {
  return visibleOnly(text).normalize('NFKC').replace(/\s+/g, '');
}

/** The forms in which an equal number may have been stored; letters of most are kept in capitals. */
export function documentForms(text: string): string[] {
  const number = documentNumber(text);
  return [...new Set([number, number.toUpperCase(), text.trim()])];
}
