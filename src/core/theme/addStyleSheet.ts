import { documentNonce } from './documentNonce';

/** Puts a style sheet into the page, before all others. */
export function addStyleSheet(text: string): void {
  const sheet = document.createElement('style');
  sheet.nonce = documentNonce() ?? '';
  sheet.textContent = text;
  document.head.prepend(sheet);
}
