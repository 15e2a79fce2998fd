import { addStyleSheet } from './addStyleSheet';

let sheet: HTMLElement | undefined;

/** Sets the CSS variables of all style sheets on the document's root; replaces the earlier ones. */
export function setRootVariables(variables: Readonly<Record<string, string>>): void {
  sheet ??= addStyleSheet('');
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value};`);
  sheet.textContent = `:root{${declarations.join('')}}`;
}
