import type { Page } from 'playwright-core';

/** Navigates an open console to one of its addresses, as a click on a link does. */
export function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
