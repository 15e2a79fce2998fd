import { documentNonce } from './documentNonce';

let sheet: HTMLStyleElement | undefined;

/** Gives the document's root the variables that all style sheets are written with; those given before are gone. */
export function styleRoot(variables: Readonly<Record<string, string>>): void {
  if (!sheet) {
    sheet = document.createElement('style');
    sheet.nonce = documentNonce() ?? '';
    document.head.prepend(sheet);
  }
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value};`);
  sheet.textContent = `:root{${declarations.join('')}}`;
}
