import { useContext, useEffect, useId } from 'react';
import { PageTabContext } from './useTabs';

/**
 * Marks the page as having unsaved input: its tab shows a mark, and closing the tab or leaving the console asks first.
 * Switching tabs keeps the input and does not ask.
 * @example useUnsavedInput(text !== savedText);
 */
export function useUnsavedInput(isUnsaved: boolean): void {
  const holdInput = useContext(PageTabContext)?.holdInput;
  const id = useId();
  useEffect(() => (isUnsaved ? holdInput?.(id) : undefined), [isUnsaved, holdInput, id]);
}
