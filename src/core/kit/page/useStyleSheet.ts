import { useInsertionEffect } from 'react';
import { addStyleSheet } from '../../theme/addStyleSheet';

/**
 * Puts a page's own style sheet into the document, once, beneath that of the kit. For pages that are to be there at once: what MUI
 * makes of `sx` it makes for each element, while the page is rendered.
 * @param name of the sheet, as an element's id
 */
export function useStyleSheet(text: string, name: string): void {
  useInsertionEffect(() => void addStyleSheet(text, name), [text, name]);
}
