import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../harness/browser/openBrowser';
import { openConsole } from '../../harness/browser/openConsole';
import type { Product } from '../../harness/startProduct';
import { addAdministrator } from './support/addAdministrator';
import { type ConsoleTexts, consoleTexts } from './support/consoleTexts';
import { RecordList } from './support/forms/recordList';
import { openPage } from './support/openPage';
import { startDemoProduct } from './support/startDemoProduct';
import { untilQuiet } from './support/untilQuiet';

const ATTENDANTS = '/jishan-smart/service-manage/attendant-manage';

/** Reads what waits, masked. */
const READER = {
  username: 'reader',
  name: '查阅员',
  password: 'a password of their own',
  // For a user with the permission to edit the record.
  extraGrants: ['select*.elderly.open', 'updateByIdSelective.elderly.open'],
};

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

/**
 * Returns the entries of the queue by name and record, since a person can have several. Waits for the names, which arrive after
 * the rows.
 */
async function entriesIn(rows: Locator): Promise<string[]> {
  const links = rows.getByRole('link');
  await links.first().waitFor();
  await expect.poll(() => links.allInnerTexts()).not.toContain('');
  return links.evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
}

describe('the start page', () => {
  it('greets by name and counts what waits; a figure links to exactly what it counted', async () => {
    const page = await openHome();
    const { attendantsPending: pending } = zh.servicePlugin.panel.figures;
    const kind = page.getByRole('button', { name: new RegExp(`^${pending}`) });
    await kind.click();
    const counted = Number(/\d+$/.exec(await kind.innerText())?.[0]);
    expect(counted).toBeGreaterThan(0);
    const list = page.getByRole('link', { name: zh.home.queue.list.replace('%{count}', String(counted)) });
    await list.click();
    await page.waitForURL(`**${ATTENDANTS}?*`);
    await new RecordList(page, zh).shows({ from: 1, to: counted, total: counted });
    const states = page.locator('tbody tr');
    await expect.poll(() => states.count()).toBe(counted);
    for (const row of await states.all())
      expect(await row.innerText()).toContain(zh.attendant.choices?.status?.pending);
  });

  it('lets an entry be snoozed, which survives a reload, and be taken back', async () => {
    const page = await openHome();
    const { later, snooze, away, takeBack } = zh.home.queue;
    const rows = page.getByRole('region', { name: zh.home.queue.title }).getByRole('listitem');
    const first = rows.filter({ has: page.getByRole('button', { name: later }) }).first();
    const [entry] = await entriesIn(first);
    await first.getByRole('button', { name: later }).click();
    await page.getByRole('menuitem', { name: snooze.tomorrow }).click();
    const out = page.getByRole('button', { name: away.replace('%{smart_count}', '1') });
    await out.waitFor();
    await page.reload();
    await out.click();
    expect(await entriesIn(rows)).not.toContain(entry);
    await page.getByRole('button', { name: takeBack }).click();
    await out.waitFor({ state: 'hidden' });
  });

  it('calls about an alert by keyboard on a phone, and records the outcome when it has left the queue', async () => {
    const page = await openHome({
      viewport: { width: 390, height: 844 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { call, title } = zh.home.queue;
    const critical = '危急预警待接手';
    const press = async (button: Locator) => {
      await button.focus();
      await page.keyboard.press('Enter');
    };
    const rows = page.getByRole('region', { name: title }).getByRole('listitem').filter({ hasText: critical });
    const [entry] = await entriesIn(rows.first());
    await press(rows.first().getByRole('button', { name: call.action }));
    const dialog = page.getByRole('dialog', { name: call.title.replace('%{name}', critical) });
    await press(dialog.getByRole('button', { name: call.reveal }));
    const reason = page.getByRole('dialog').getByRole('textbox');
    await reason.pressSequentially('联系老人或家属');
    await press(page.getByRole('button', { name: '查看完整信息', exact: true }));
    const number = dialog.getByRole('link', { name: /^\d{11}$/ }).first();
    await number.waitFor();
    const digits = await number.innerText();
    expect(await number.getAttribute('href')).toBe(`tel:${digits}`);
    await press(dialog.getByRole('button', { name: `复制 ${digits}` }));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(digits);
    // No part of the dialog is outside the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await press(dialog.getByRole('button', { name: '我来处理' }));
    const confirmation = page.getByRole('dialog', { name: '我来处理' });
    // The dialog takes the focus as it opens.
    const focused = () => page.evaluate(() => document.activeElement?.closest('.MuiDialog-root')?.textContent);
    await expect.poll(focused).toContain('处理说明');
    await press(confirmation.getByRole('button', { name: '我来处理' }));
    await confirmation.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: '我来处理' }).waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: '关闭预警' }).waitFor();
    await number.waitFor();
    // The button that was pressed first was removed, so the dialog takes the focus again.
    await expect.poll(focused).toContain(digits);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => entriesIn(rows)).not.toContain(entry);
  });

  it('explains to a user without permission for full numbers why they are masked', async () => {
    const page = await openPage(browser, { baseURL: product.url });
    await addAdministrator(product, READER);
    await openConsole(page, product, '/index', READER);
    const { call } = zh.home.queue;
    await page.getByRole('button', { name: call.action }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(call.masked).first().waitFor();
    await dialog
      .getByText(/^\d{3}\*{4}\d{4}$/)
      .first()
      .waitFor();
    expect(await dialog.getByRole('button', { name: call.reveal }).count()).toBe(0);
  });

  it('leads into a section by keyboard alone, and lists the page afterwards as recently visited', async () => {
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

  it('has one column on a phone', async () => {
    const page = await openHome({ viewport: { width: 360, height: 740 } });
    await page
      .getByRole('button', { name: new RegExp(`^${zh.servicePlugin.panel.figures.attendantsPending}`) })
      .waitFor();
    await untilQuiet(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
