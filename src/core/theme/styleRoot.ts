import { addStyleSheet } from './addStyleSheet';

let sheet: HTMLElement | undefined;

/** Gives the document's root the variables that all style sheets are written with; those given before are gone. */
export function styleRoot(variables: Readonly<Record<string, string>>): void {
  sheet ??= addStyleSheet('');
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value};`);
  sheet.textContent = `:root{${declarations.join('')}}`;
}
