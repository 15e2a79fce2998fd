import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsoleTexts, consoleTexts } from './support/consoleTexts';
import { openBrowser } from './support/openBrowser';
import { openConsole } from './support/openConsole';
import { openPage } from './support/openPage';
import { RecordList } from './support/recordList';
import { startDemoProduct } from './support/startDemoProduct';
import type { Product } from './support/startProduct';
import { untilQuiet } from './support/untilQuiet';

const ATTENDANTS = '/jishan-smart/service-manage/attendant-manage';

let product: Product;
let browser: Browser;
let zh: ConsoleTexts;

beforeAll(async () => {
  [product, browser, zh] = await Promise.all([startDemoProduct(), openBrowser(), consoleTexts('zh-CN')]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function openHome(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(browser, { baseURL: product.url, ...options });
  await openConsole(page, product, '/index');
  await page.getByRole('heading', { level: 1, name: '系统管理员' }).waitFor();
  return page;
}

describe('the start page', () => {
  it('greets by name and counts what waits; a figure leads to exactly what it counted', async () => {
    const page = await openHome();
    const { pending } = zh.servicePlugin.index;
    const figure = page.getByRole('link', { name: new RegExp(`^${pending}`) });
    await expect.poll(() => figure.innerText()).toMatch(/[1-9]/);
    const counted = Number(/\d+/.exec(await figure.innerText())?.[0]);
    await figure.click();
    await page.waitForURL(`**${ATTENDANTS}?*`);
    await new RecordList(page, zh).shows({ from: 1, to: counted, total: counted });
    const states = page.locator('tbody tr');
    await expect.poll(() => states.count()).toBe(counted);
    for (const row of await states.all())
      expect(await row.innerText()).toContain(zh.attendant.choices?.status?.pending);
  });

  it('leads into a section by keyboard alone, and lists the page afterwards among those visited last', async () => {
    const page = await openHome();
    const section = page.locator('main').getByRole('region', { name: zh.servicePlugin.section, exact: true });
    const link = section.getByRole('link', { name: zh.servicePlugin.pages.attendant });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${ATTENDANTS}*`);
    await page.locator('tbody tr').first().waitFor();
    await page.locator('[data-tab="/index"] a').click();
    const visited = page.locator('main section').filter({ has: page.getByRole('heading', { name: '最近访问' }) });
    await visited.getByRole('link', { name: zh.servicePlugin.pages.attendant }).click();
    await page.waitForURL(`**${ATTENDANTS}*`);
  });

  it('stands in one column on a telephone', async () => {
    const page = await openHome({ viewport: { width: 360, height: 740 } });
    await page.getByRole('link', { name: new RegExp(`^${zh.servicePlugin.index.pending}`) }).waitFor();
    await untilQuiet(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
