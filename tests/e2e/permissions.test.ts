import { generate } from 'otplib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../harness/browser/openBrowser';
import { signIn } from '../../harness/browser/signIn';
import { inDatabase } from '../../harness/inDatabase';
import type { Product } from '../../harness/startProduct';
import { addAdministrator } from './support/addAdministrator';
import { fillText } from './support/forms/fillForm';
import { openPage } from './support/openPage';
import { startDemoProduct } from './support/startDemoProduct';

const BASE = '/jishan-smart/system-manage';
const OWN_PASSWORD = 'chosen by themselves';

// Sessions, factors and forms are the same on both databases.
let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startDemoProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function open(path: string, baseURL = product.url): Promise<Page> {
  const page = await openPage(browser, { baseURL });
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
  return page;
}

describe('a session', () => {
  it('left open asks for the password before an account is changed, and ends in all windows at once', async () => {
    const page = await open('/profile');
    await signIn(page, { password: product.adminPassword });
    await page.getByText('当前', { exact: true }).waitFor();
    await inDatabase(product, ({ write }) =>
      write((transaction) => transaction.updateTable('session').set({ passwordTime: 0 }).execute()),
    );
    await page.goto(`${BASE}/admin-manage/create`);
    await fillText(page, '账号', 'asked.again');
    await page.getByRole('button', { name: '生成密码' }).click();
    await fillText(page, '姓名', '再次确认');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '请确认是您本人' });
    await dialog.getByLabel(/^密码/).fill('not the password');
    await page.keyboard.press('Enter');
    await dialog.getByText('密码不正确').waitFor();
    await dialog.getByLabel(/^密码/).fill(product.adminPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/show$/);

    await page.goto(`${BASE}/admin-manage/create`);
    await fillText(page, '姓名', '写到一半');
    const other = await page.context().newPage();
    await other.goto('/index4');
    await other.getByRole('button', { name: '确定', exact: true }).click();
    await other.waitForURL('**/login');
    await page.waitForURL('**/login?redirect=*');
    await signIn(other, { password: product.adminPassword });
    await page.waitForURL(/\/create$/);
    expect(await page.getByLabel(/^姓名/).inputValue()).toBe('写到一半');
  });
});

describe('a second factor', () => {
  const account = { username: 'two.steps', password: OWN_PASSWORD };
  const signOut = async (page: Page) => {
    await page.goto('/index4');
    await page.getByRole('button', { name: '确定', exact: true }).click();
    await page.waitForURL('**/login');
  };
  const givePassword = async (page: Page) => {
    await page.getByLabel('用户名').fill(account.username);
    await page.getByLabel('密码', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
  };

  it('is added by its owner and required at the next sign-in: first a code, then a passkey', async () => {
    await addAdministrator(product, { ...account, name: '两步验证' });
    // Browsers support passkeys for host names only.
    const page = await open('/profile', product.url.replace('127.0.0.1', 'localhost'));
    await addAuthenticator(page);
    await signIn(page, account);
    await page.getByRole('button', { name: '添加验证器' }).click();
    await page.getByRole('img', { name: '验证器二维码' }).waitFor();
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel(/^验证码/).fill(await generate({ secret }));
    await page.keyboard.press('Enter');
    const kept = page.getByRole('button', { name: '我已保存' });
    await kept.waitFor();
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(10);
    await kept.click();
    // The next code, half a minute early.
    await inDatabase(product, ({ write }) =>
      write((transaction) => transaction.updateTable('secondFactor').set({ lastStep: 0 }).execute()),
    );

    await signOut(page);
    await givePassword(page);
    await page.getByLabel('验证码').fill(await generate({ secret }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/index');

    await page.goto('/profile');
    await page.getByRole('button', { name: '添加通行密钥' }).click();
    await page.getByLabel(/^名称/).fill('护士站电脑');
    await page.getByRole('button', { name: '继续' }).click();
    await page.getByRole('button', { name: '移除: 护士站电脑' }).waitFor();
    await signOut(page);
    await givePassword(page);
    await page.getByRole('button', { name: '使用通行密钥' }).click();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/index');
  });
});

/** Gives the browser a virtual authenticator whose user is always present. */
async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe('a permission template', () => {
  it('is built by keyboard alone, and describes in words what it allows', async () => {
    const page = await open(`${BASE}/permission-template-manage/create`);
    await signIn(page, { password: product.adminPassword });
    await fillText(page, '代码', 'elderReader');
    await fillText(page, '名称', '老人查阅');
    // From the first cell to the elders' and back to reading.
    const cell = page.getByRole('button', { name: /^老人 查看：/ });
    await cell.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: '老人 查看：允许' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^老人 新增：/);
    await page.getByRole('heading', { name: /^新开放 \d+ 项$/ }).waitFor();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.waitForURL(/\/show$/);
    await page.getByText('老人：查看', { exact: true }).waitFor();
  });
});
