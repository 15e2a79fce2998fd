import type { FocusEvent } from 'react';
import { scrollerOf } from './scrollerOf';

/**
 * Scrolls a text of several lines into view as a whole when it gets the focus. Browsers show no more of it than the line of its
 * caret, which is right where it is higher than what scrolls.
 */
export function seeWhole({ target }: FocusEvent): void {
  if (!(target instanceof HTMLTextAreaElement)) return;
  const scroller = scrollerOf(target);
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  const room =
    scroller.clientHeight - (Number.parseFloat(scrollPaddingTop) || 0) - (Number.parseFloat(scrollPaddingBottom) || 0);
  if (target.offsetHeight <= room) target.scrollIntoView({ block: 'nearest' });
}
