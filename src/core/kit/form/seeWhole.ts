import type { FocusEvent } from 'react';
import { scrollerOf } from './scrollerOf';

/**
 * Scrolls a focused multiline input fully into view. Browsers scroll only the caret's line into view, which is right if the
 * input is taller than its scroll container.
 */
export function seeWhole({ target }: FocusEvent): void {
  if (!(target instanceof HTMLTextAreaElement)) return;
  const scroller = scrollerOf(target);
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  const room =
    scroller.clientHeight - (Number.parseFloat(scrollPaddingTop) || 0) - (Number.parseFloat(scrollPaddingBottom) || 0);
  if (target.offsetHeight <= room) target.scrollIntoView({ block: 'nearest' });
}
