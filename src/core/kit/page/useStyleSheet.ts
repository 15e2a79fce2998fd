import { useInsertionEffect } from 'react';
import { addStyleSheet } from '../../theme/addStyleSheet';

/**
 * Adds a page's own style sheet to the document, once, below the kit's. For pages that must render fast: MUI processes `sx`
 * for each element during the render.
 * @param name of the sheet, as an element's id
 */
export function useStyleSheet(text: string, name: string): void {
  useInsertionEffect(() => void addStyleSheet(text, name), [text, name]);
}
