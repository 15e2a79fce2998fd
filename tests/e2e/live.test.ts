import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { INBOX, LIVE_PATH } from '../../contract/calls/live';
import { openBrowser } from '../../harness/browser/openBrowser';
import { openConsole } from '../../harness/browser/openConsole';
import { inDatabase } from '../../harness/inDatabase';
import type { Product } from '../../harness/startProduct';
import { bumpVersions } from '../../server/db/tableVersions';
import { writeOutbox } from '../../src/plugins/message/server/writeOutbox';
import { addAdministrator } from './support/addAdministrator';
import { signedInApi } from './support/callApi';
import { fillText } from './support/forms/fillForm';
import { openPage } from './support/openPage';
import { startDemoProduct } from './support/startDemoProduct';

const VIPS = '/jishan-smart/account-manage/vip-manage';
const LIVE_TYPES = '/jishan-smart/elderly-manage/elderly-live-type-manage';
const ELDERS = '/jishan-smart/elderly-manage/elderly-manage';
const COLLEAGUE = { username: 'wangli', password: 'a password of their own' };

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startDemoProduct(), openBrowser()]);
  await addAdministrator(product, { ...COLLEAGUE, name: '王丽', superAdmin: true });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Writes a message to the first administrator, as a section does. */
async function tell(to: Product): Promise<void> {
  await inDatabase(to, ({ write }) =>
    write(async (transaction) => {
      const message = {
        reason: 'approvalRequest',
        channel: 'inbox',
        level: 'info',
        receiverType: 'admin',
        receiverId: 1,
        receiverName: null,
        title: '手工签到签退待审批',
        content: '服务单的手工时间等待您审批。',
        messageKey: 'story',
      } as const;
      await writeOutbox({ transaction, now: Date.now() }, [message]);
      await bumpVersions(transaction, ['outbox', INBOX]);
    }),
  );
}

/** The stream is open: changes by others arrive from now on. */
async function listening(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().endsWith(LIVE_PATH));
}

it("two users working at once see each other's changes without a reload", async () => {
  const [mine, theirs] = await Promise.all([1, 2].map(() => openPage(browser, { baseURL: product.url })));
  if (!mine || !theirs) throw new Error('no pages');
  await Promise.all([
    Promise.all([listening(mine), openConsole(mine, product, VIPS)]),
    Promise.all([listening(theirs), openConsole(theirs, product, VIPS, COLLEAGUE)]),
  ]);
  await mine.locator('tbody tr').first().waitFor();
  const { call } = await signedInApi(product, COLLEAGUE);

  // A list updates.
  const added = await call('insert.vip.open', { level: 77, name: '翡翠会员', priceFen: 900_000, durationDays: 365 });
  const { id, version } = added.data as { id: number; version: number };
  await row(mine, '翡翠会员').waitFor();
  await call('updateByIdSelective.vip.open', { id, version, name: '星光会员' });
  await row(mine, '星光会员').waitFor();

  // Not while the pointer is over it.
  await row(mine, '星光会员').hover();
  const before = await mine.locator('tbody tr').count();
  await call('insert.vip.open', { level: 78, name: '银河会员', priceFen: 990_000, durationDays: 365 });
  const news = mine.getByRole('button', { name: '有 1 条新记录，点击显示' });
  await news.waitFor();
  expect(await mine.locator('tbody tr').count()).toBe(before);
  await news.click();
  await row(mine, '银河会员').waitFor();

  // Both have the record in a form, and one of them saves.
  await Promise.all([mine, theirs].map((page) => page.goto(`${VIPS}/${id}`)));
  await mine.getByText('王丽 也在编辑').waitFor();
  await fillText(mine, '备注', '我写到一半');
  await fillText(theirs, '说明', '每月两次上门');
  await theirs.getByRole('button', { name: '保存', exact: true }).click();
  await mine.getByText('王丽 刚保存了：说明').waitFor();
  await mine.getByText('王丽 也在编辑').waitFor({ state: 'detached' });
  const merge = mine.getByRole('button', { name: '合并到表单' });
  // After scrolling to the end, the notice moves from above the buttons to below them.
  await merge.hover();
  await merge.click();
  const description = mine.getByRole('textbox', { name: '说明', exact: true });
  await expect.poll(() => description.inputValue()).toBe('每月两次上门');
  expect(await mine.getByRole('textbox', { name: '备注', exact: true }).inputValue()).toBe('我写到一半');
  await mine.getByRole('button', { name: '保存', exact: true }).click();
  await mine.waitForURL(/\/show$/);

  // A message to a user appears in the bell, beside those that the demo's unanswered alarms bring at any time.
  const bell = mine.getByRole('toolbar').getByRole('button', { name: /^通知/ });
  await bell.waitFor();
  await tell(product);
  await mine
    .getByRole('toolbar')
    .getByRole('button', { name: /^通知，\d+ 条未读$/ })
    .click();
  const message = mine
    .getByRole('dialog', { name: '通知' })
    .getByRole('button')
    .filter({ hasText: '手工签到签退待审批' });
  const unread = message.getByText('未读', { exact: true });
  await unread.waitFor({ state: 'attached' });
  await message.click();
  await unread.waitFor({ state: 'detached' });
});

it('two users who edit the same type-list entry in a dialog see each other, and nothing moves', async () => {
  const [mine, theirs] = await Promise.all([1, 2].map(() => openPage(browser, { baseURL: product.url })));
  if (!mine || !theirs) throw new Error('no pages');
  await Promise.all([
    Promise.all([listening(mine), openConsole(mine, product, LIVE_TYPES)]),
    Promise.all([listening(theirs), openConsole(theirs, product, LIVE_TYPES, COLLEAGUE)]),
  ]);
  const openEntry = async (page: Page) => {
    await page.locator('tbody tr').first().getByRole('button', { name: '编辑' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '保存', exact: true }).waitFor();
    return dialog;
  };
  const form = await openEntry(mine);
  const description = form.getByRole('textbox', { name: '说明', exact: true });
  const remark = form.getByRole('textbox', { name: '备注', exact: true });
  await remark.fill('我写到一半');
  const places = () =>
    Promise.all(
      [description, remark, form.getByRole('button', { name: '保存', exact: true })].map((each) => each.boundingBox()),
    );
  const before = await places();

  const other = await openEntry(theirs);
  await form.getByText('王丽 也在编辑').waitFor();
  await other.getByText('系统管理员 也在编辑').waitFor();
  expect(await places()).toEqual(before);

  await fillText(other, '说明', '与子女同住一年以上');
  await other.getByRole('button', { name: '保存', exact: true }).click();
  await form.getByText('王丽 刚保存了：说明').waitFor();
  expect(await places()).toEqual(before);
  await form.getByText('王丽 也在编辑').waitFor({ state: 'detached' });
  await form.getByRole('button', { name: '合并到表单' }).click();
  await expect.poll(() => description.inputValue()).toBe('与子女同住一年以上');
  expect(await remark.inputValue()).toBe('我写到一半');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await form.waitFor({ state: 'detached' });
});

it('the search in the header finds people by pinyin and by number, and opens them by keyboard', async () => {
  const page = await openPage(browser, { baseURL: product.url });
  await openConsole(page, product, ELDERS);
  const first = page.locator('tbody tr').first();
  await first.waitFor();
  const number = /E\d{13}/.exec(await first.innerText())?.[0] ?? '';
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /^搜索页面/ });
  await box.fill(number);
  const found = page.getByRole('group', { name: '老人管理' }).getByRole('option');
  await found.waitFor();
  expect(await found.innerText()).toContain(number);
  await page.getByRole('button', { name: '新增服务单' }).waitFor();
  await box.fill('wang');
  await expect.poll(async () => (await found.allInnerTexts()).join()).toMatch(/^[汪王]/);
  // The person is listed first, and Enter waits for the response.
  await box.fill(number);
  await page.keyboard.press('Enter');
  await page.waitForURL(/elderly-manage\/\d+\/show$/);
});
