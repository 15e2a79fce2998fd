import { useContext, useEffect, useId } from 'react';
import { PageTabContext } from './useTabs';

/**
 * Marks the page as having unsaved input: its tab shows a mark, and closing the tab or leaving the console asks first.
 * Switching tabs keeps the input and does not ask.
 * @example useUnsavedInput(text !== savedText);
 */
export function useUnsavedInput(isUnsaved: boolean): void {
  const markUnsavedInput = useContext(PageTabContext)?.markUnsavedInput;
  const id = useId();
  useEffect(() => (isUnsaved ? markUnsavedInput?.(id) : undefined), [isUnsaved, markUnsavedInput, id]);
}
