/**
 * Measures how much JavaScript (gzip) the browser fetches before an administrator can act. It is measured until the login
 * page is usable, and until the first list after signing in shows its rows.
 */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { openBrowser } from '../harness/browser/openBrowser';
import { signIn } from '../harness/browser/signIn';
import { startProduct } from '../harness/startProduct';
import { report } from './report';

const LIST = '/jishan-smart/elderly-manage/elderly-manage';

const product = await startProduct();
const browser = await openBrowser();
try {
  const context = await browser.newContext({ locale: 'zh-CN', baseURL: product.url });
  await context.addInitScript(watchMilestones);
  const page = await context.newPage();
  const sizes = gzipSizes(page);
  await page.goto(`/login?redirect=${encodeURIComponent(LIST)}`);
  reportJavaScript({
    name: 'login.javascript',
    fetched: await fetchedBefore(page, 'login'),
    sizes: await sizes(),
    atMost: 130,
  });
  await signIn(page, { password: product.adminPassword });
  reportJavaScript({
    name: 'firstList.javascript',
    fetched: await fetchedBefore(page, 'rows'),
    sizes: await sizes(),
    atMost: 400,
  });
} finally {
  await browser.close();
  await product.stop();
}

/** Runs in the page: marks when each milestone is reached. (A named function would not survive serialization.) */
function watchMilestones(): void {
  const milestones: Record<string, string> = {
    login:
      'form:has(input[autocomplete="username"]:enabled):has(input[autocomplete="current-password"]:enabled) button[type="submit"]',
    rows: 'table tbody tr td',
  };
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(milestones)) {
      const reached = performance.getEntriesByName(name, 'mark').length > 0;
      if (!reached && document.querySelector(selector)) performance.mark(name);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Returns the addresses of all resources whose fetch began before the milestone. */
async function fetchedBefore(page: Page, milestone: string): Promise<string[]> {
  await page.waitForFunction((name) => performance.getEntriesByName(name, 'mark').length > 0, milestone);
  return page.evaluate((name) => {
    const moment = performance.getEntriesByName(name, 'mark')[0]?.startTime ?? 0;
    const entries = performance.getEntriesByType('resource').filter((entry) => entry.startTime <= moment);
    return entries.map((entry) => entry.name);
  }, milestone);
}

/** Collects the gzip size in bytes of every script that the page receives, by address. */
function gzipSizes(page: Page): () => Promise<Map<string, number>> {
  const pending: Promise<readonly [string, number]>[] = [];
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
    const size = response.body().then((body) => [response.url(), gzipSync(body).length] as const);
    // A response that is still arriving when the browser closes was requested after the last milestone.
    size.catch(() => undefined);
    pending.push(size);
  });
  return async () => new Map(await Promise.all(pending));
}

interface JavaScriptMeasurement {
  name: string;
  fetched: readonly string[];
  sizes: ReadonlyMap<string, number>;
  atMost: number;
}

function reportJavaScript({ name, fetched, sizes, atMost }: JavaScriptMeasurement): void {
  const files = [...new Set(fetched)].filter((url) => sizes.has(url));
  if (files.length === 0) throw new Error(`${name}: no script was fetched, so nothing was measured`);
  const bytes = files.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0);
  report({ name, value: bytes / 1000, unit: 'kB', atMost, detail: { files: files.length } });
}
