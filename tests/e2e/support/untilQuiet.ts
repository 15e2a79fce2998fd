import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { LIVE_PATH } from '../../../contract/calls/live';

const LOOK_MS = 100;
/** Consecutive checks without a request in flight: a page requests more after it has rendered a response. */
const LOOKS = 5;

const underWay = new WeakMap<Page, Set<Request>>();

/** Starts to track the requests of a page; {@link untilQuiet} needs it. */
export function followRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  const over = (request: Request) => void requests.delete(request);
  // The live stream lasts as long as the page.
  page.on('request', (request) => void (request.url().endsWith(LIVE_PATH) || requests.add(request)));
  page.on('requestfinished', over);
  page.on('requestfailed', over);
}

/**
 * Waits until a page sends no more requests. Playwright's `networkidle` is reached only once per document, even when the
 * console navigates from page to page by itself.
 */
export async function untilQuiet(page: Page): Promise<void> {
  let looks = 0;
  const look = () => {
    looks = underWay.get(page)?.size === 0 ? looks + 1 : 0;
    return looks;
  };
  await expect.poll(look, { interval: LOOK_MS }).toBeGreaterThanOrEqual(LOOKS);
}
