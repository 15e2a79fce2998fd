import { documentNonce } from './documentNonce';

/**
 * Inserts a style sheet into the page, before all others.
 * @param id of a sheet; if it already exists in the page, it is left unchanged
 * @returns its element
 */
export function addStyleSheet(text: string, id = ''): HTMLElement {
  const existing = id ? document.getElementById(id) : null;
  if (existing) return existing;
  const sheet = document.createElement('style');
  sheet.id = id;
  sheet.nonce = documentNonce() ?? '';
  sheet.textContent = text;
  document.head.prepend(sheet);
  return sheet;
}
