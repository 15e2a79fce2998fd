import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo } from '../../harness/browser/goTo';
import { openBrowser } from '../../harness/browser/openBrowser';
import { openConsole } from '../../harness/browser/openConsole';
import { signIn } from '../../harness/browser/signIn';
import type { Product } from '../../harness/startProduct';
import { openPage } from './support/openPage';
import { startDemoProduct } from './support/startDemoProduct';
import { untilQuiet } from './support/untilQuiet';

const ELDERS = '/jishan-smart/elderly-manage/elderly-manage';
const TYPES = '/jishan-smart/elderly-manage/elderly-type-manage';
const ATTENDANTS = '/jishan-smart/service-manage/attendant-manage';
/** Pages with few requests, for tests of the tabs alone. */
const SUPPORT = '/index3';
const LOG = '/log';
const PASSWORD = '/password';

let product: Product;
let browser: Browser;

// The tests check the browser only, so one database is enough.
beforeAll(async () => {
  product = await startDemoProduct();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Opens pages one after another as a signed-in user, each in its tab. */
async function openTabs(
  [first, ...others]: readonly [string, ...string[]],
  options: Parameters<typeof openPage>[1] = {},
): Promise<Page> {
  const page = await openPage(browser, { baseURL: product.url, ...options });
  await openConsole(page, product, first);
  await expectCurrent(page, first.split('?')[0] ?? first);
  for (const path of others) await visit(page, path);
  return page;
}

/** Navigates to an address of the console, until its tab is active. */
async function visit(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await expectCurrent(page, path.split('?')[0] ?? path);
}

const tabAt = (page: Page, path: string): Locator => page.locator(`[data-tab="${path}"]`);
const linkAt = (page: Page, path: string): Locator => tabAt(page, path).locator('a');
const order = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-tab]').evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('data-tab')));
const expectCurrent = (page: Page, path: string) => page.locator(`[data-tab="${path}"][data-current]`).waitFor();
const expectOrder = (page: Page, paths: readonly string[]) => expect.poll(() => order(page)).toEqual(paths);
const panel = (page: Page, path: string): Locator => page.locator(`[data-page="${path}"]`);

/** Waits until tabs can be dragged: that code is loaded when the page is idle, and remounts the tabs of the bar. */
async function untilMovable(page: Page): Promise<void> {
  await page.locator('[id^="DndDescribedBy"]').waitFor({ state: 'attached' });
}

/** The screen reader announcements while a tab is moved. */
const told = async (page: Page): Promise<string> =>
  (await page.locator('[id^="DndLiveRegion"]').allTextContents()).join();

/** Waits for a screen reader announcement while a tab is moved. */
async function untilTold(page: Page, text: string): Promise<void> {
  await expect.poll(() => told(page)).toContain(text);
}

/** Presses a key, and again when nothing happens, as a user would, until the announcement. */
async function pressUntilTold(page: Page, key: string, text: string): Promise<void> {
  const press = async () => {
    await page.keyboard.press(key);
    await expect.poll(() => told(page), { timeout: 8_000 }).toContain(text);
  };
  await press().catch(press);
}

describe('moving tabs', () => {
  it('by mouse changes their order, which is restored after a reload', async () => {
    const page = await openTabs([SUPPORT, LOG, PASSWORD]);
    await untilMovable(page);
    const from = await boxOf(linkAt(page, PASSWORD));
    const to = await boxOf(linkAt(page, SUPPORT));
    await page.mouse.move(from.x + 30, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y + 20, { steps: 12 });
    await untilTold(page, '第 2 个');
    await page.mouse.up();
    await expectOrder(page, ['/index', PASSWORD, SUPPORT, LOG]);
    await linkAt(page, LOG).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '固定标签页' }).click();
    await page.reload();
    await expectOrder(page, ['/index', LOG, PASSWORD, SUPPORT]);
    await tabAt(page, LOG).getByRole('img', { name: '已固定' }).waitFor();
  });

  it('does not follow the link that was dragged', async () => {
    const page = await openTabs([SUPPORT, LOG]);
    await untilMovable(page);
    const box = await boxOf(linkAt(page, SUPPORT));
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    await page.mouse.move(box.x + 30, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 45, box.y + 20, { steps: 5 });
    await untilTold(page, '已拿起');
    await page.mouse.up();
    await untilTold(page, '已放在');
    await expectCurrent(page, LOG);
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
    // For a moment after a drag, clicks are ignored.
    const follow = async () => {
      await linkAt(page, SUPPORT).click();
      return tabAt(page, SUPPORT).getAttribute('data-current');
    };
    await expect.poll(follow).not.toBeNull();
  });

  it('never puts one before home', async () => {
    const page = await openTabs([SUPPORT, LOG]);
    await untilMovable(page);
    const from = await boxOf(linkAt(page, LOG));
    await page.mouse.move(from.x + 30, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(2, from.y + 20, { steps: 12 });
    await untilTold(page, '第 2 个');
    await page.mouse.up();
    await expectOrder(page, ['/index', LOG, SUPPORT]);
  });

  it('by Space and arrow keys works, with announcements for screen readers', async () => {
    const page = await openTabs([SUPPORT, LOG, PASSWORD]);
    await untilMovable(page);
    await linkAt(page, PASSWORD).focus();
    await pressUntilTold(page, 'Space', '已拿起');
    await pressUntilTold(page, 'ArrowLeft', '第 3 个');
    await page.keyboard.press('Space');
    await expectOrder(page, ['/index', SUPPORT, PASSWORD, LOG]);
  });

  it('by a long touch works', async () => {
    const page = await openTabs([SUPPORT, LOG], { hasTouch: true });
    await untilMovable(page);
    const from = await boxOf(linkAt(page, LOG));
    const to = await boxOf(linkAt(page, SUPPORT));
    const touch = await page.context().newCDPSession(page);
    const y = from.y + 20;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await send('touchStart', from.x + 30);
    await untilTold(page, '已拿起');
    for (let step = 1; step <= 10; step += 1) await send('touchMove', from.x + 30 + ((to.x - from.x - 10) * step) / 10);
    await untilTold(page, '第 2 个');
    await send('touchEnd');
    await expectOrder(page, ['/index', LOG, SUPPORT]);
  });
});

describe('the context menu of a tab', () => {
  it('opens with the right mouse button, completely within the window', async () => {
    const page = await openTabs([SUPPORT, LOG, PASSWORD], { viewport: { width: 620, height: 400 } });
    await linkAt(page, PASSWORD).click({ button: 'right' });
    const menu = page.getByRole('menu');
    await menu.getByRole('menuitem', { name: '关闭左侧' }).waitFor();
    const box = await boxOf(menu);
    expect(box.x + box.width).toBeLessThanOrEqual(620);
    expect(box.y + box.height).toBeLessThanOrEqual(400);
    await menu.getByRole('menuitem', { name: '关闭左侧' }).click();
    await expectOrder(page, ['/index', PASSWORD]);

    await page.getByRole('button', { name: '最大化内容' }).click();
    await linkAt(page, PASSWORD).waitFor({ state: 'hidden' });
    await page.getByRole('banner').waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await linkAt(page, PASSWORD).waitFor();
    await page.keyboard.press('Control+Shift+E');
    await expectOrder(page, ['/index', SUPPORT, PASSWORD]);
  });

  it('opens with Shift+F10 and closes with Escape, with the focus restored', async () => {
    const page = await openTabs([SUPPORT, LOG]);
    await linkAt(page, SUPPORT).focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: '刷新' }).waitFor();
    // This remounts the tabs, usually while the menu is open.
    await untilMovable(page);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-tab]')?.getAttribute('data-tab')))
      .toBe(SUPPORT);
  });
});

describe('a page in its tab', () => {
  it('keeps a half-typed form, marks its tab, and asks before it is closed', async () => {
    const page = await openTabs([ELDERS]);
    await panel(page, ELDERS).locator('table tbody tr a').first().click();
    await page.waitForURL(/elderly-manage\/\d+\/show$/);
    await panel(page, new URL(page.url()).pathname).getByRole('link', { name: '编辑' }).click();
    await page.waitForURL(/elderly-manage\/\d+$/);
    const path = new URL(page.url()).pathname;
    const street = panel(page, path).getByRole('combobox', { name: /街道/ });
    await street.fill('半个街道');
    await tabAt(page, path).getByRole('img', { name: '有未保存的内容' }).waitFor();
    await linkAt(page, ELDERS).click();
    await expectCurrent(page, ELDERS);
    await street.waitFor({ state: 'hidden' });
    await linkAt(page, path).click();
    await expectCurrent(page, path);
    await street.waitFor();
    expect(await street.inputValue()).toBe('半个街道');

    await tabAt(page, path).getByRole('button').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '返回继续填写' }).click();
    expect(await street.inputValue()).toBe('半个街道');
    await linkAt(page, path).focus();
    await page.keyboard.press('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: '放弃并关闭' }).click();
    await tabAt(page, path).waitFor({ state: 'detached' });
    await tabAt(page, `${path}/show`).waitFor();
  });

  it('gives its tab to the saved record', async () => {
    const page = await openTabs([`${ATTENDANTS}/1`]);
    const form = panel(page, `${ATTENDANTS}/1`);
    await form.getByRole('textbox', { name: /^备注/ }).last().fill('夜班');
    await form.getByRole('button', { name: '保存' }).click();
    await expectCurrent(page, `${ATTENDANTS}/1/show`);
    await expectOrder(page, ['/index', `${ATTENDANTS}/1/show`]);
  });

  it('keeps filter and scroll position, and sends no request in the background', async () => {
    const page = await openTabs([SUPPORT, TYPES, ELDERS], { viewport: { width: 1440, height: 600 } });
    await linkAt(page, ELDERS).click();
    const list = panel(page, ELDERS);
    const search = list.getByRole('searchbox');
    await search.fill('E');
    await search.press('Enter');
    await page.waitForURL(/filter=/);
    await list.locator('table tbody tr').first().waitFor();
    await untilQuiet(page);
    await list.evaluate((element) => element.scrollTo({ top: 60 }));
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(60);
    await linkAt(page, TYPES).click();
    await expectCurrent(page, TYPES);
    await untilQuiet(page);
    // It is loaded after the page and requests its messages.
    await page.getByRole('button', { name: /^通知/ }).waitFor();
    await untilQuiet(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // A page that requests no records itself.
    await linkAt(page, SUPPORT).click();
    await expectCurrent(page, SUPPORT);
    await untilQuiet(page);
    expect(asked.filter((url) => url.includes('/api/') && !url.includes('isLogin'))).toEqual([]);
    await linkAt(page, ELDERS).click();
    await page.waitForURL(/filter=/);
    expect(await search.inputValue()).toBe('E');
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(60);
  });

  it('hides its dialog with it, and restores it unchanged', async () => {
    const page = await openTabs([ELDERS, TYPES]);
    await panel(page, TYPES).getByRole('button', { name: '新增老人类型' }).click();
    const name = page.getByRole('dialog').getByRole('textbox', { name: /^名称/ });
    await name.fill('半个名称');
    await page.goBack();
    await expectCurrent(page, ELDERS);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await panel(page, ELDERS).locator('table tbody tr').first().click({ trial: true });
    await page.goForward();
    await expectCurrent(page, TYPES);
    await name.waitFor();
    expect(await name.inputValue()).toBe('半个名称');
  });

  it('slides in when it becomes visible, except for the first page of the console', async () => {
    const page = await openPage(browser, { baseURL: product.url, reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      document.addEventListener('animationstart', ({ animationName, target }) => {
        if (animationName !== 'shell-arrive') return;
        const moved = (target as HTMLElement).dataset.page;
        document.documentElement.dataset.moved = `${document.documentElement.dataset.moved ?? ''} ${moved}`;
      });
    });
    const moved = async () => (await page.locator('html').getAttribute('data-moved'))?.trim().split(' ') ?? [];
    await openConsole(page, product, SUPPORT);
    await panel(page, SUPPORT).getByRole('heading', { level: 1 }).waitFor();
    await untilQuiet(page);
    expect(await moved()).toEqual([]);
    await visit(page, LOG);
    await expect.poll(moved).toEqual([LOG]);
    await linkAt(page, SUPPORT).click();
    await expect.poll(moved).toEqual([LOG, SUPPORT]);
  });

  it('is remounted by its menu, whatever page is visible', async () => {
    const page = await openTabs([ELDERS, TYPES]);
    const list = panel(page, ELDERS);
    await list.evaluate((element) => element.setAttribute('data-old', ''));
    await linkAt(page, ELDERS).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '刷新' }).click();
    await expectCurrent(page, ELDERS);
    await expect.poll(() => list.getAttribute('data-old')).toBeNull();
    await list.locator('table tbody tr').first().waitFor();
  });
});

describe('the tabs of an administrator', () => {
  it('are restored after a reload, with their queries', async () => {
    const page = await openTabs([`${ELDERS}?page=2&perPage=10&sort=id&order=ASC&filter=%7B%7D`, TYPES]);
    await page.reload();
    await expectCurrent(page, TYPES);
    await expectOrder(page, ['/index', ELDERS, TYPES]);
    await linkAt(page, ELDERS).click();
    await page.waitForURL(({ pathname, searchParams }) => pathname === ELDERS && searchParams.get('page') === '2');
  });

  it('are restored at the next sign-in', async () => {
    const page = await openTabs([ELDERS, TYPES]);
    await page.goto('/index4');
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
    await page.waitForURL(/\/login/);
    await signIn(page, { password: product.adminPassword });
    await expectOrder(page, ['/index', ELDERS, TYPES]);
  });

  it('are usable on a narrow screen', async () => {
    const page = await openTabs([SUPPORT, LOG, PASSWORD], { viewport: { width: 360, height: 640 } });
    await untilMovable(page);
    const isInSight = async () => {
      const { x } = await boxOf(linkAt(page, PASSWORD));
      return x >= 0 && x < 300;
    };
    await expect.poll(isInSight).toBe(true);
    await page.getByRole('button', { name: '向左滚动标签页' }).click();
    await linkAt(page, '/index').click();
    await expectCurrent(page, '/index');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element is not in the layout');
  return box;
}
