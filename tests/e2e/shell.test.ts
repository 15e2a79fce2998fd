import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../harness/browser/openBrowser';
import { openConsole } from '../../harness/browser/openConsole';
import { signIn } from '../../harness/browser/signIn';
import type { Product } from '../../harness/startProduct';
import { type ConsoleTexts, consoleTexts } from './support/consoleTexts';
import { openPage } from './support/openPage';
import { startDemoProduct } from './support/startDemoProduct';
import { untilQuiet } from './support/untilQuiet';

const LIST = '/jishan-smart/elderly-manage/elderly-manage';

// The tests check the browser only, so one database is enough.
let product: Product;
let browser: Browser;
let zh: ConsoleTexts;
let en: ConsoleTexts;

beforeAll(async () => {
  [product, browser, zh, en] = await Promise.all([
    startDemoProduct(),
    openBrowser(),
    consoleTexts('zh-CN'),
    consoleTexts('en'),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(browser, { baseURL: product.url, ...options });
  await openConsole(page, product, path);
  await page.locator('#content').waitFor();
  return page;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

describe('the header by keyboard alone', () => {
  it('reaches every tool with Tab, in visual order', async () => {
    const page = await open('/index');
    const { header, search, log, theme, size, color, skipToContent, user } = zh.shell;
    const hello = user.hello.replace('%{name}', '系统管理员');
    const wanted = [
      skipToContent,
      header.collapseAside,
      search.open,
      header.fullscreen,
      theme.title,
      size.title,
      header.language,
      color.title,
      log.none,
      hello,
    ];
    // Reloaded, because after signing in the browser continues from the place of the login form.
    await page.goto('/index');
    await page.getByRole('button', { name: hello }).waitFor();
    await page.locator('main h1').first().waitFor();
    const seen: string[] = [];
    for (let at = 0; at < 40 && !seen.includes(hello); at += 1) {
      await page.keyboard.press('Tab');
      seen.push(await focused(page));
    }
    expect(seen.filter((label) => wanted.includes(label))).toEqual(wanted);
  });

  it('opens a menu with Enter, selects with the arrow keys, and returns the focus on Escape', async () => {
    const page = await open('/index');
    const button = page.getByRole('button', { name: zh.shell.size.title, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(zh.shell.size.default);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe(zh.shell.size.medium);
    await page.keyboard.press('Enter');
    await page.getByText(zh.shell.size.changed.replace('%{size}', zh.shell.size.medium)).waitFor();
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe(zh.shell.size.title);
  });

  it('reports when the code of a menu fails to load, loses nothing else, and opens it with the next press', async () => {
    const page = await openPage(browser, { baseURL: product.url });
    const lost = '**/assets/OpenedMenu-*.js';
    await page.route(lost, (route) => route.abort());
    await openConsole(page, product, '/index');
    const button = page.getByRole('button', { name: zh.shell.size.title, exact: true });
    await button.click();
    await page.getByRole('alert').filter({ hasText: zh.shell.state.loadText }).waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await page.getByRole('menu').count()).toBe(0);
    await page.locator('main h1').first().waitFor();
    await page.unroute(lost);
    await button.click();
    await page.getByRole('menuitemradio', { name: zh.shell.size.medium }).waitFor();
  });

  it('scrolls the top menu with arrows when it does not fit', async () => {
    const page = await open('/index', { viewport: { width: 1000, height: 700 } });
    const last = page.locator('header [data-section="system-manage"]');
    const right = page.getByRole('button', { name: zh.shell.header.scrollRight });
    await right.focus();
    const pressAndLook = async () => {
      await page.keyboard.press('Enter');
      return isWithin(last, 'header nav ul');
    };
    await expect.poll(pressAndLook, { interval: 500, timeout: 15_000 }).toBe(true);
  });
});

describe('the page search', () => {
  it('opens with s and takes the focus, finds by pinyin initials, and opens with Enter', async () => {
    const page = await open('/index');
    await page.getByRole('heading').first().waitFor();
    await page.keyboard.press('s');
    const field = page.getByRole('combobox', { name: zh.shell.search.placeholder });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('lrgl');
    await page.getByRole('option', { selected: true }).filter({ hasText: LIST }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${LIST}`);
  });

  it('closes with Escape', async () => {
    const page = await open('/index');
    await page.getByRole('heading').first().waitFor();
    await page.keyboard.press('s');
    await page.getByRole('dialog', { name: zh.shell.search.open }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});

describe('another language', () => {
  it('keeps a half-typed form and translates everything around it', async () => {
    const page = await open(`${LIST}/create`);
    const name = page.locator('input[name="name"]');
    await name.fill('半个名字');
    await page.getByRole('button', { name: zh.shell.header.language }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.getByText('English（en）').or(page.getByText('English (en)')).waitFor();
    await page.getByRole('textbox', { name: en.elderly.fields.name }).waitFor();
    expect(await name.inputValue()).toBe('半个名字');
    expect(pathOf(page)).toBe(`${LIST}/create`);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    await expect.poll(() => page.title()).toMatch(new RegExp(`^${en.shell.product} \\| `));
    await page.reload();
    await page.getByRole('textbox', { name: en.elderly.fields.name }).waitFor();
  });
});

describe('narrow screens', () => {
  it.each(['/index', LIST, `${LIST}/create`, '/log', '/index3'])(
    'do not scroll sideways at 360 px: %s',
    async (path) => {
      const page = await open(path, { viewport: { width: 360, height: 720 } });
      await page.locator('main h1').first().waitFor();
      await untilQuiet(page);
      const excess = () =>
        page.evaluate(() => {
          const main = document.querySelector('main');
          return [document.documentElement, ...(main ? [main] : [])].map((each) => each.scrollWidth - each.clientWidth);
        });
      await expect.poll(excess).toEqual([0, 0]);
    },
  );
});

describe('special addresses', () => {
  it('ask, at /index4, over the current page, and stay when canceled', async () => {
    const page = await open(LIST);
    await page.goto('/index4');
    const dialog = page.getByRole('alertdialog', { name: '注销用户' });
    await dialog.getByText('确定要注销当前用户吗').waitFor();
    // The first one belongs to the shell; pages have their own headers.
    const header = page.locator('header').first();
    const filter = () => header.evaluate((each) => getComputedStyle(each.closest('#root > div') ?? each).filter);
    await expect.poll(filter).toBe('grayscale(1)');
    await dialog.getByRole('button', { name: zh.shell.action.cancel }).click();
    await page.getByText('取消注销操作').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(pathOf(page)).not.toBe('/login');
  });

  it('sign out, at /index4, when confirmed, and leave neither token nor uuid', async () => {
    const page = await open('/index4');
    await page.getByRole('button', { name: zh.shell.action.confirm }).click();
    await page.waitForURL('**/login');
    const left = async () => (await page.context().cookies()).map(({ name }) => name.replace(/^.*-/, ''));
    await expect.poll(left).not.toContain('token');
    await expect.poll(left).not.toContain('uuid');
  });

  it('copy, at /index3, a report without the token', async () => {
    const page = await open('/index3', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: zh.shell.support.copyReport }).click();
    await page.getByText(zh.shell.support.copied).waitFor();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    const token = (await page.context().cookies()).find(({ name }) => name.endsWith('token'))?.value ?? 'no token';
    expect(report).toContain('plugin elderly-manage');
    expect(report).not.toContain(token);
  });

  it('redirect at /redirect/…, and remount the current page at /refresh', async () => {
    const page = await open(`/redirect${LIST}?from=mail`);
    await page.waitForURL(`**${LIST}?from=mail`);
    await page.locator('main h1').first().waitFor();
    await page.goto('/refresh');
    await expect.poll(() => pathOf(page)).not.toBe('/refresh');
    await page.locator('main h1').first().waitFor();
  });

  it('that do not exist show the public 404, also without a session', async () => {
    const page = await openPage(browser, { baseURL: product.url });
    await page.goto('/nowhere');
    await page.getByRole('heading', { name: zh.shell.notFound.title }).waitFor();
    expect(pathOf(page)).toBe('/nowhere');
  });

  it.each([`${LIST}/1/nothing`, '/jishan-smart/nowhere', '/demo/playground/nothing'])(
    'below known ones do not exist either: %s',
    async (path) => {
      const page = await open('/index');
      await page.goto(path);
      await page.getByRole('main').getByRole('heading', { name: zh.shell.notFound.title }).waitFor();
      await page.getByRole('navigation', { name: zh.shell.header.sections }).waitFor();
    },
  );
});

describe('signing in', () => {
  it('leaves nothing in the browser except the token cookie and the name', async () => {
    const page = await openPage(browser, { baseURL: product.url });
    await signIn(page, { password: product.adminPassword });
    await untilQuiet(page);
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name.endsWith('token'));
    expect(token).toMatchObject({ sameSite: 'Lax', secure: false });
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(token?.value ?? 'no token');
    expect(stored).not.toContain(product.adminPassword);
    const lives = ((token?.expires ?? 0) - Date.now() / 1000) / 3600;
    expect(lives).toBeGreaterThan(23);
    expect(lives).toBeLessThanOrEqual(24.1);
  });

  it('has no animation with reduced motion', async () => {
    const page = await openPage(browser, { baseURL: product.url, reducedMotion: 'reduce' });
    await page.goto('/login');
    const submit = page.locator('button[type="submit"]');
    await submit.waitFor();
    expect(await submit.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
  });
});

/** Whether an element is within the visible part of a scroll container. */
async function isWithin(element: ReturnType<Page['locator']>, scroller: string): Promise<boolean> {
  return element.evaluate((inner, selector) => {
    const outer = inner.closest(selector)?.getBoundingClientRect();
    const { left, right } = inner.getBoundingClientRect();
    return outer !== undefined && left >= outer.left - 1 && right <= outer.right + 1;
  }, scroller);
}
