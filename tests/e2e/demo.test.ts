import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../harness/browser/openBrowser';
import { openConsole } from '../../harness/browser/openConsole';
import type { Product } from '../../harness/startProduct';
import texts from '../../src/plugins/demo/texts/pages/zh-CN.json';
import titles from '../../src/plugins/demo/texts/titles/zh-CN.json';
import { openPage } from './support/openPage';
import { startDemoProduct } from './support/startDemoProduct';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startDemoProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function open(path: string): Promise<Page> {
  const page = await openPage(browser, { baseURL: product.url });
  await openConsole(page, product, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const example = (page: Page) => page.getByRole('region', { name: texts.frame.example });

describe('the demo samples', () => {
  it('are found on an overview, and show their source beside the running sample', async () => {
    const page = await open('/demo/plugins/index');
    await page.getByRole('main').getByRole('link', { name: titles.titles.jsCookie }).click();
    const source = page.getByRole('region', { name: texts.frame.source });
    await source.getByText('useCookies').first().waitFor();
    await example(page).getByRole('button', { name: texts.jsCookie.set, exact: true }).click();
    await example(page).getByText('"sample":').waitFor();
  });

  it('navigate with all kinds of query parameters, and keep them over a reload', async () => {
    const page = await open('/demo/playground/page-argu/send');
    await example(page).getByLabel(texts.pageArguSend.username).fill('王/阿姨?');
    await page.keyboard.press('Enter');
    await example(page).getByText('王/阿姨?', { exact: true }).waitFor();
    await page.reload();
    await example(page).getByText('王/阿姨?', { exact: true }).waitFor();
  });

  it('keep a page alive or remount it, as each describes', async () => {
    const page = await open('/demo/playground/page-cache/on');
    const field = example(page).getByLabel(texts.pageCache.text);
    const tab = (path: string) => page.locator(`[data-tab="${path}"] a`);
    const leave = async () => {
      await tab('/index').click();
      await page.waitForURL('**/index');
      await field.waitFor({ state: 'hidden' });
    };
    await field.fill('写了一半');
    await leave();
    await tab('/demo/playground/page-cache/on').click();
    expect(await field.inputValue()).toBe('写了一半');
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    await page.getByRole('combobox').fill('不保留页面');
    await page.getByRole('option', { selected: true }).filter({ hasText: '/page-cache/off' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: titles.titles.pageCacheOff }).waitFor();
    await field.fill('写了一半');
    await leave();
    await tab('/demo/playground/page-cache/off').click();
    await expect.poll(() => field.inputValue()).toBe('');
  });

  it('add pages and a section to the running console', async () => {
    const page = await open('/demo/playground/add-routes/routes');
    await example(page).getByRole('button', { name: /3/ }).click();
    await page.getByRole('banner').getByText(texts.addRoutesRoutes.section).waitFor();
    await example(page).getByRole('link', { name: texts.addRoutesRoutes.open }).click();
    await page
      .locator('[data-tab="/demo/playground/add-routes/1"]')
      .getByText(`${texts.addRoutesRoutes.page} 1`)
      .waitFor();
  });
});
