import { useContext, useEffect, useId } from 'react';
import { PageTabContext } from './useTabs';

/**
 * Tells whether something typed here would be lost with the page: its tab then shows a mark, and closing it or leaving
 * the console asks first. Switching tabs loses nothing and asks nothing.
 * @example useUnsavedInput(text !== savedText);
 */
export function useUnsavedInput(isUnsaved: boolean): void {
  const holdInput = useContext(PageTabContext)?.holdInput;
  const id = useId();
  useEffect(() => (isUnsaved ? holdInput?.(id) : undefined), [isUnsaved, holdInput, id]);
}
