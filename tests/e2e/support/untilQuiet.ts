import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { LIVE_PATH } from '../../../contract/live';

const LOOK_MS = 100;
/** Looks in a row at which nothing may be under way: a page asks for more when it has drawn what was answered. */
const LOOKS = 5;

const underWay = new WeakMap<Page, Set<Request>>();

/** Begins to follow what a page asks for; {@link untilQuiet} needs it. */
export function followRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  const over = (request: Request) => void requests.delete(request);
  // The stream of changes goes on for as long as the page does.
  page.on('request', (request) => void (request.url().endsWith(LIVE_PATH) || requests.add(request)));
  page.on('requestfinished', over);
  page.on('requestfailed', over);
}

/**
 * Waits until a page asks for nothing any more. Unlike Playwright's `networkidle`, which is over once and for all with
 * the first rest of a document, also after the console went from page to page by itself.
 */
export async function untilQuiet(page: Page): Promise<void> {
  let looks = 0;
  const look = () => {
    looks = underWay.get(page)?.size === 0 ? looks + 1 : 0;
    return looks;
  };
  await expect.poll(look, { interval: LOOK_MS }).toBeGreaterThanOrEqual(LOOKS);
}
