import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { LOCKOUT_FAILURES, REQUEST_TIMEOUT_MS } from '../../contract/constants';
import { goTo } from '../../harness/browser/goTo';
import { openBrowser } from '../../harness/browser/openBrowser';
import { openConsole } from '../../harness/browser/openConsole';
import type { Product } from '../../harness/startProduct';
import { loginTexts } from '../../src/login/loginTexts';
import { type ConsoleTexts, consoleTexts } from './support/consoleTexts';
import { openPage } from './support/openPage';
import { startDemoProduct } from './support/startDemoProduct';
import { untilQuiet } from './support/untilQuiet';

const LIST = '/jishan-smart/elderly-manage/elderly-manage';
const OTHER = '/jishan-smart/service-manage/attendant-manage';

/** Long enough for a click to have its effect, or to be superseded. */
const ANSWERED_MS = 10_000;

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

async function open(path: string): Promise<Page> {
  const page = await openPage(browser, { baseURL: product.url });
  await openConsole(page, product, path);
  await page.locator('main h1').first().waitFor();
  await untilQuiet(page);
  return page;
}

/** The server answers nothing until the test ends, or until it is released. */
function freeze(): () => void {
  const wake = () => void process.kill(product.pid(), 'SIGCONT');
  process.kill(product.pid(), 'SIGSTOP');
  onTestFinished(wake);
  return wake;
}

/** On a busy machine a call would time out before the page is left. */
async function withoutTimeouts(page: Page): Promise<void> {
  await page.evaluate((limit) => {
    const { setTimeout } = window;
    const patient = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
      setTimeout(handler, delay === limit ? 60 * limit : delay, ...values);
    window.setTimeout = patient as typeof window.setTimeout;
  }, REQUEST_TIMEOUT_MS);
}

describe('a call that fails', () => {
  it('is shown in red, counted by the log indicator, and reported, found and cleared on the log page', async () => {
    const page = await open('/index');
    await page.route('**/api/**elderly**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.locator('header [data-section="elderly-manage"]').click();
    await page.getByRole('alert').filter({ hasText: zh.problems.http500 }).first().waitFor();
    await page.unroute('**/api/**elderly**');

    await page.getByRole('link', { name: /^\d+ 条日志 \| 包含 \d+ 个异常$/ }).click();
    await page.waitForURL('**/log');
    await page.getByRole('cell', { name: '数据请求异常' }).first().waitFor();
    await page.getByRole('button', { name: new RegExp(zh.shell.log.send) }).click();
    await page.getByText(new RegExp(zh.shell.log.sent.replace('%{n}', '\\d+'))).waitFor();
    await page.getByText(zh.shell.log.isSent, { exact: true }).first().waitFor();

    await page.getByRole('searchbox', { name: zh.shell.log.search }).fill('500');
    await page.getByRole('cell', { name: '数据请求异常' }).first().waitFor();
    await page.getByRole('searchbox', { name: zh.shell.log.search }).fill('没有这样的字');
    await page.getByText(zh.shell.log.noMatch).waitFor();
    await page.getByRole('button', { name: zh.shell.log.clear }).click();
    await page.getByRole('button', { name: zh.shell.action.confirm }).click();
    await page.getByText(zh.shell.log.empty).waitFor();
    await page.getByRole('link', { name: zh.shell.log.none }).waitFor();
  });
});

describe('a server that does not answer', () => {
  it('is reported by a list, which keeps its rows and loads again on request', async () => {
    const page = await open(LIST);
    await page.locator('main table tbody tr').first().waitFor();
    const wake = freeze();
    await page.getByRole('button', { name: /下一页/ }).click();
    await page.getByRole('alert').filter({ hasText: zh.problems.http408 }).first().waitFor();
    wake();
    // The longest waiting request has failed; that of the page itself may be newer, and is answered now.
    await untilQuiet(page);
    // The list may still go back by itself, so the test requests it as often as that happens.
    const next = page.getByText(/第 (21–40|41–60) 条/);
    const goOn = async () => {
      if (await next.isVisible()) return true;
      await page.getByRole('button', { name: /下一页/ }).click();
      await next.waitFor({ timeout: ANSWERED_MS }).catch(() => undefined);
      return false;
    };
    await expect.poll(goOn).toBe(true);
  });

  it('is reported by a form, which keeps what was typed', async () => {
    const page = await open('/jishan-smart/service-manage/service-type-manage/1');
    const name = page.locator('main form input[name="name"]');
    await name.fill('还没有保存的文字');
    freeze();
    await page.locator('main form button[type="submit"]').first().click();
    await page.getByRole('alert').filter({ hasText: zh.problems.http408 }).first().waitFor();
    expect(await name.inputValue()).toBe('还没有保存的文字');
  });

  it('does not remove the current page while another is loading', async () => {
    const page = await open(`${LIST}/create`);
    await page.locator('input[name="name"]').fill('半个名字');
    const wake = freeze();
    await page.locator('header [data-section="service-manage"]').click();
    await page.getByText(zh.problems.http408).or(page.getByText(zh.shell.state.loadTitle)).first().waitFor();
    wake();
    await page.goto(OTHER);
    await page.locator('main table tbody tr').first().waitFor();
  });
});

describe('a page that is left', () => {
  it('aborts its requests, and sends them again when it is back', async () => {
    const page = await open(OTHER);
    await withoutTimeouts(page);
    const panel = page.locator(`[data-page="${LIST}"]`);
    const rows = /selectBySelectivePagination\.elderly\.open/;
    await page.route(rows, () => undefined);
    const asked = page.waitForRequest(rows);
    await goTo(page, LIST);
    const request = await asked;
    await panel.locator('h1').waitFor();
    const brokenOff = page.waitForEvent('requestfailed', (failed) => failed === request);
    await page.locator(`[data-tab="${OTHER}"] a`).click();
    await brokenOff;
    await page.unroute(rows);
    await page.locator(`[data-tab="${LIST}"] a`).click();
    await panel.locator('table tbody tr td').first().waitFor();
    // Alarms of people are announced, too.
    expect(await page.locator('.shell-toasts').or(panel).getByRole('alert').count()).toBe(0);
  });
});

describe('a server that is down', () => {
  it('is reported at sign-in, and the form keeps its inputs', async () => {
    const page = await openPage(browser, { baseURL: product.url });
    await page.goto('/login');
    await page.locator('input[autocomplete="username"]').fill('admin');
    await page.locator('input[autocomplete="current-password"]').fill('anything at all');
    await product.kill9();
    onTestFinished(() => product.restart());
    await page.locator('button[type="submit"]').click();
    await page
      .getByRole('alert')
      .filter({ hasText: zh.problems.networkFailed })
      .or(page.getByText(loginTexts['zh-CN'].offline))
      .waitFor();
    expect(await page.locator('input[autocomplete="username"]').inputValue()).toBe('admin');
  });
});

describe('a release deployed while the console is open', () => {
  it('is loaded once, in place of files that no longer exist', async () => {
    const page = await open(LIST);
    const asked = { page: 0, release: 0 };
    await page.route('**/assets/AttendantList-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.route(/attendant-manage$/, async (route) => {
      asked[route.request().isNavigationRequest() ? 'page' : 'release'] += 1;
      const answer = await route.fetch();
      const html = await answer.text();
      // The first time the console checks the release, it is another one.
      const isOther = asked.page === 0;
      await route.fulfill({
        response: answer,
        body: isOther ? html.replace('src="/assets/index-', 'src="/assets/other-') : html,
      });
    });
    await page.locator('header [data-section="service-manage"]').click();
    await page.locator('aside, nav').locator(`a[href="${OTHER}"]`).first().click();
    await expect.poll(() => asked.page).toBe(1);
    const before = asked.release;
    expect(before).toBeGreaterThan(0);
    // Checked again with the file still missing, and not loaded again.
    await expect.poll(() => asked.release).toBeGreaterThan(before);
    await page.getByText(zh.shell.state.loadTitle).waitFor();
    expect(asked.page).toBe(1);
  });
});

describe('too many wrong passwords', () => {
  it('lock the account, and the owner of the password sees for how long', async () => {
    const page = await openPage(browser, { baseURL: product.url });
    await page.goto('/login');
    const problem = page.locator('form [role="alert"]');
    await page.locator('input[autocomplete="username"]').fill('admin');
    const attempt = async (password: string) => {
      await page.locator('input[autocomplete="current-password"]').fill(password);
      const answered = page.waitForResponse('**/api/login.admin.open');
      await page.locator('button[type="submit"]').click();
      await answered;
    };
    for (let at = 1; at < LOCKOUT_FAILURES; at += 1) {
      await attempt(`wrong password ${at}`);
      await problem.filter({ hasText: '账号或密码不正确' }).waitFor();
    }
    // The last allowed failure reports the lock, and so does the right password from then on.
    for (const password of ['the last wrong password', product.adminPassword]) {
      await attempt(password);
      await problem.filter({ hasText: new RegExp(zh.problems.locked.replace('%{minutes}', '\\d+')) }).waitFor();
    }
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});
