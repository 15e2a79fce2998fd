import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../harness/browser/openBrowser';
import { openConsole } from '../../harness/browser/openConsole';
import type { Product } from '../../harness/startProduct';
import { openPage } from './support/openPage';
import { startDemoProduct } from './support/startDemoProduct';
import { untilQuiet } from './support/untilQuiet';

// The tests check the browser only, so one database is enough.
let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startDemoProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

interface Place {
  top: number;
  height: number;
}

/** Places of the matching elements in CSS pixels. */
const placesOf = (page: Page, selector: string): Promise<Place[]> =>
  page.locator(selector).evaluateAll((found) =>
    found.map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return { top: Math.round(top), height: Math.round(height) };
    }),
  );

/** Opens a page whose records are held back; returns the places of a part of it before and after they arrive. */
async function measure(path: string, waiting: string, loaded: string): Promise<{ before: Place[]; after: Place[] }> {
  const page = await openPage(browser, { baseURL: product.url });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/select/, async (route) => {
    await held;
    await route.continue();
  });
  await openConsole(page, product, path);
  await page.locator(waiting).first().waitFor();
  const before = await placesOf(page, waiting);
  release();
  await page.getByRole('status', { name: '正在加载' }).first().waitFor({ state: 'detached' });
  await page.locator(loaded).first().waitFor();
  await untilQuiet(page);
  return { before, after: await placesOf(page, loaded) };
}

describe('while it loads,', () => {
  it('a list has the height of its rows', async () => {
    const path = '/jishan-smart/elderly-manage/elderly-manage';
    const { before, after } = await measure(path, '.kit-paper:has([data-waiting=row] *)', '.kit-paper:has(tbody tr)');
    expect(before).toHaveLength(1);
    expect(before).toEqual(after);
  });

  it.each([
    [
      'record',
      '/jishan-smart/elderly-manage/elderly-manage/3/show',
      '[data-waiting=section]',
      'main section:has(> h2)',
    ],
    ['form', '/jishan-smart/elderly-manage/elderly-manage/3', '[data-waiting=section]', 'main form section'],
  ])('a %s has its first card where it will be', async (_, path, waiting, loaded) => {
    const { before, after } = await measure(path, waiting, loaded);
    expect(before.length).toBeGreaterThan(3);
    expect(Math.abs((before[0]?.top ?? 0) - (after[0]?.top ?? 0))).toBeLessThan(12);
  });

  it('the start page has the height of the queue, so that nothing below moves far', async () => {
    const { before, after } = await measure('/index', '.home-queue', '.home-queue:has(.home-rows > li)');
    const [waiting = 0, loaded = 0] = [before[0]?.height, after[0]?.height];
    expect(Math.abs(waiting - loaded)).toBeLessThan(0.2 * loaded);
  });
});
