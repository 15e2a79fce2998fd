import type { FocusEvent } from 'react';
import { findScrollContainer } from './findScrollContainer';

/**
 * Scrolls a focused multiline input fully into view. Browsers scroll only the caret's line into view, which is right if the
 * input is taller than its scroll container.
 */
export function scrollFullyIntoView({ target }: FocusEvent): void {
  if (!(target instanceof HTMLTextAreaElement)) return;
  const scroller = findScrollContainer(target);
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  const visibleHeight =
    scroller.clientHeight - (Number.parseFloat(scrollPaddingTop) || 0) - (Number.parseFloat(scrollPaddingBottom) || 0);
  if (target.offsetHeight <= visibleHeight) target.scrollIntoView({ block: 'nearest' });
}
