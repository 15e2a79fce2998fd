import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { API_BASE } from '../../contract/calls/envelope';
import { openConsole } from '../../harness/browser/openConsole';
import { signIn } from '../../harness/browser/signIn';
import { type ProductOptions, startProduct } from '../../harness/startProduct';
import { describeProduct } from './support/describeProduct';
import { untilQuiet } from './support/untilQuiet';

const baseCss = readFileSync('src/core/theme/base.css', 'utf8');
const LIST = '/jishan-smart/elderly-manage/elderly-manage';
/** What a list may request, with its counts and the names of its references. */
const LIST_REQUESTS = 25;
/** The first requests of the frame once the list is shown: the live stream, bell, menus, portrait, tabs to drag. */
const SETTLED = /\/assets\/(startLive|Bell|OpenedMenu|OwnPortrait|SortableTabs)/;
/** What a list and the complete frame may request together, including the alarms that sound on every page. */
const SETTLED_REQUESTS = 46;

describe('the first start', () => {
  const start = async (options: ProductOptions) => {
    const product = await startProduct(options);
    onTestFinished(async () => {
      await product.stop();
    });
    return product;
  };

  it('prints no password that was configured, and none at the next start', async () => {
    const product = await start({ environment: { DEMO_DATA: 'none' } });
    await product.kill9();
    await product.restart();
    expect(product.output()).not.toContain('password:');
    expect(product.output()).not.toContain(product.adminPassword);
  });

  it('names the invalid environment variables', async () => {
    await expect(start({ environment: { DEMO_DATA: 'plenty' } })).rejects.toThrow(/DEMO_DATA/);
  });
});

describeProduct('the running product', (stage) => {
  it('the server reports that it is alive and that its database answers', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await fetch(stage.product.url + path)).status).toBe(200);
  });

  it('the login page can be filled in and submitted before its scripts are loaded', async () => {
    const page = await stage.openPage();
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const username = page.getByLabel('用户名');
    await username.waitFor();
    expect(await page.locator('.login').evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    await page.keyboard.type('admin');
    expect(await username.inputValue()).toBe('admin');
    await page.getByLabel('密码', { exact: true }).fill(stage.product.adminPassword);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.waitForURL('**/index');
    await page.locator('main h1').first().waitFor();
    expect(refused).toEqual([]);
  });

  it('the server serves the console only at the paths of the spec', async () => {
    const status = async (path: string) => (await fetch(stage.product.url + path)).status;
    expect(await status('/login')).toBe(200);
    expect(await status(LIST)).toBe(200);
    expect(await status('/assets/nothing.js')).toBe(404);
    expect(await status('/api/nothing.nowhere.open')).toBe(404);
  });

  it('the sign-in leads to the page that was requested', async () => {
    const page = await stage.openPage();
    await page.goto('/jishan-smart/service-manage/attendant-manage?from=mail#pending');
    await page.waitForURL('**/login?redirect=**');
    await signIn(page, { password: stage.product.adminPassword });
    await page.waitForURL('**/jishan-smart/service-manage/attendant-manage?*from=mail*');
    await page.getByRole('heading', { name: '护理员' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#pending');
  });

  it('a list is shown in one round trip: with the scripts that the page names, and without a duplicate request', async () => {
    const page = await stage.openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().replace(stage.product.url, '')));
    await openConsole(page, stage.product, LIST);
    await page.locator('table tbody tr td').first().waitFor();
    // The bell is loaded when the frame is complete.
    await page.getByRole('button', { name: '通知' }).waitFor();
    await untilQuiet(page);

    const html = await (await fetch(stage.product.url + LIST)).text();
    const named = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, script]) => script);
    // The page preloads them.
    const brought = /isLogin|reloadPermission|console\.config/;
    const rows = asked.findIndex((url) => url.includes('elderly.open'));
    expect(asked.slice(0, rows).filter((url) => brought.test(url))).toEqual([]);
    const scripts = asked.slice(0, rows).filter((url) => url.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((script) => !named.includes(script))).toEqual([]);
    // The current user is requested again after two seconds.
    const repeated = asked.filter((url, at) => asked.indexOf(url) !== at);
    expect(repeated.filter((url) => !url.includes('isLogin'))).toEqual([]);
    expect(new Set(asked).size).toBeLessThanOrEqual(SETTLED_REQUESTS);
    const settled = asked.findIndex((url) => SETTLED.test(url));
    expect(settled).toBeGreaterThan(rows);
    expect(new Set(asked.slice(0, settled)).size).toBeLessThanOrEqual(LIST_REQUESTS);

    // When opened again, its rows are requested before the console itself requests anything.
    asked.length = 0;
    await page.reload();
    await page.locator('table tbody tr td').first().waitFor();
    const early = asked.findIndex((url) => url.includes('elderly.open'));
    expect(early).toBeGreaterThan(0);
    expect(asked.slice(0, early).filter((url) => url.includes('/api/'))).toEqual([]);
    expect(asked.filter((url) => url === asked[early])).toHaveLength(1);

    // The same on another browser of the same user.
    const other = await stage.openPage();
    const first: string[] = [];
    other.on('request', (request) => first.push(request.url().replace(stage.product.url, '')));
    await openConsole(other, stage.product, LIST);
    await other.locator('table tbody tr td').first().waitFor();
    expect(first.filter((url) => url.startsWith(API_BASE))[0]).toBe(asked[early]);
    expect(first.filter((url) => url === asked[early])).toHaveLength(1);

    // The frame is painted first.
    const [paint, sent] = await other.evaluate(
      (url) => [
        performance.getEntriesByName('first-paint')[0]?.startTime,
        performance.getEntriesByType('resource').find(({ name }) => name.endsWith(url))?.startTime,
      ],
      asked[early] ?? '',
    );
    expect(sent).toBeGreaterThan(paint ?? Number.NaN);

    // In the background, where nothing is painted, it waits for no frame.
    const hidden = await stage.openPage();
    await hidden.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await hidden.route('**/assets/*.js', (route) => route.abort());
    const question = hidden.waitForRequest(`**${asked[early]}`);
    await openConsole(hidden, stage.product, LIST);
    await question;

    // A slow one blocks nothing.
    const slow = await stage.openPage();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await slow.route(`**${asked[early]}`, async (route) => {
      await released;
      await route.continue();
    });
    await openConsole(slow, stage.product, LIST);
    await slow.getByRole('heading', { level: 1 }).waitFor();
    expect(await slow.locator('table tbody tr td').count()).toBe(0);
    release();
    await slow.locator('table tbody tr td').first().waitFor();
  });

  it('the page links to the sections before its scripts are loaded, on a browser that knows them, and to nothing else', async () => {
    const page = await stage.openPage();
    await openConsole(page, stage.product, '/index');
    await page.locator('main h1').first().waitFor();
    const kept = /:frameMenu$/;
    const links = await page.evaluate((name) => {
      const key = Object.keys(localStorage).find((each) => new RegExp(name).test(each)) ?? '';
      const own = JSON.parse(localStorage.getItem(key) ?? '[]');
      // Other scripts may have written there.
      localStorage.setItem(key, JSON.stringify([['坏', 'javascript:alert(1)'], ['远', '//example.org/'], ...own]));
      return own;
    }, kept.source);
    expect(links).toContainEqual(['系统', '/jishan-smart/system-manage/index']);
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/index', { waitUntil: 'commit' });
    const frame = page.locator('#frame');
    await frame.getByRole('link', { name: '系统' }).waitFor();
    expect(await page.locator('html.framed').count()).toBe(1);
    expect(await frame.getByRole('link').count()).toBe(links.length);
    // Texts that make the browser look for fonts are laid out invisibly.
    await frame.locator('p:not([hidden])').waitFor({ state: 'attached' });
    expect(await frame.getByText('智a').filter({ visible: true }).count()).toBe(0);
    expect(await frame.getByText('智a').count()).toBeGreaterThan(5);
    // The console's style sheets arrive before the console itself; they move nothing.
    const place = () => frame.getByRole('link', { name: '系统' }).boundingBox();
    const before = await place();
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, baseCss);
    expect(await place()).toEqual(before);
    // Before the scripts continue, which soon replace the frame.
    await frame.getByRole('link', { name: '系统' }).click();
    await page.waitForURL('**/system-manage/index', { waitUntil: 'commit' });
    await page.unrouteAll();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // The console has its own colors.
    expect(await page.locator('html.framed').count()).toBe(0);
  });

  it('the console refuses a redirect to another site', async () => {
    const page = await stage.openPage();
    await page.goto('/login?redirect=https%3A%2F%2Fexample.com%2F');
    await signIn(page, { password: stage.product.adminPassword });
    expect(new URL(page.url()).origin).toBe(stage.product.url);
  });

  it('a signed-in administrator stays signed in over kill -9', async () => {
    const page = await stage.openPage();
    await signIn(page, { password: stage.product.adminPassword });
    await stage.product.kill9();
    await stage.product.restart();
    await page.goto(LIST);
    await page.locator('table tbody tr').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(LIST);
  });

  it('the server exits cleanly on request', async () => {
    expect(await stage.product.stop()).toBe(0);
  });
});
