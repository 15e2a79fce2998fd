import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../harness/browser/openBrowser';
import { scaledLimit } from '../../scripts/timeLimits.mjs';
import { createSpecServer, FIXTURE_USER } from '../fixtures/specServer/createSpecServer';
import type { FixtureAnswer } from '../fixtures/specServer/Handler';
import type { Listening } from '../fixtures/specServer/serveHandler';
import { startForeignConsole } from '../fixtures/specServer/startForeignConsole';
import { followRequests, untilQuiet } from './support/untilQuiet';

/** A back end with only the specification, and the console on a plain static file host. */
const backend = createSpecServer();
/** Responses that replace the correct ones of some calls. */
const instead = new Map<string, FixtureAnswer>();
let host: Listening;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const errors: string[] = [];
/** Tabs that visit the pages in parallel. */
const TABS = 4;
/** Some fifty pages, while other tests run. */
const WALK_LIMIT_MS = scaledLimit(400_000);
/** Pages of single records, in addition to those of the menus. */
const RECORDS = [
  'elderly-manage/elderly-manage/1/show',
  'elderly-manage/elderly-manage/1',
  'service-manage/service-application-manage/1/show',
  'record-manage/heart-rate-manage/1/show',
];

beforeAll(async () => {
  const handle: typeof backend.handle = (request) => instead.get(request.path) ?? backend.handle(request);
  host = await startForeignConsole(handle, { backend: { operations: 'spec' } });
  browser = await openBrowser();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await newTab();
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

async function newTab(): Promise<Page> {
  const tab = await context.newPage();
  tab.on('pageerror', ({ message }) => errors.push(message));
  // What our own server serves in addition to the calls.
  tab.on('request', (request) => {
    if (/\/(readyz|metrics|plugins)\b/.test(request.url().slice(host.url.length))) errors.push(request.url());
  });
  followRequests(tab);
  return tab;
}

async function open(path: string, tab = page): Promise<void> {
  await tab.goto(host.url + path);
  // A busy machine requests nothing either while it runs the scripts.
  await expect.poll(() => shown(tab)).not.toBe('');
  await untilQuiet(tab);
}
const shown = (tab = page) => tab.locator('main').innerText();
const inMain = () => shown();

it(
  'a foreign back end: sign-in works, supported pages are offered, and only calls of the specification are sent',
  async () => {
    await page.goto(`${host.url}/login`);
    await page.getByRole('textbox').first().fill(FIXTURE_USER.username);
    await page.locator('input[type=password]').fill(FIXTURE_USER.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/index');
    const sections = page.locator('header a[data-section][href*="/jishan-smart/"]');
    await expect.poll(() => sections.count()).toBe(9);
    const starts = await sections.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const pages = new Set<string>();
    for (const start of starts) {
      await open(start);
      await page.locator(`.shell-aside a[href="${start}"]`).waitFor();
      const entries = await page
        .locator('a[href*="/jishan-smart/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const entry of entries) if (!/[?\d]|create$/.test(entry)) pages.add(entry);
    }
    expect(pages.size).toBeGreaterThan(45);
    expect([...pages].filter((path) => /wearer-alert|outbox|risk-rule/.test(path))).toEqual([]);
    for (const path of RECORDS) pages.add(`/jishan-smart/${path}`);
    const broken: string[] = [];
    const rest = [...pages];
    const walk = async (tab: Page) => {
      for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
        await open(path, tab);
        if (/页面出错了|entities\.\w+\.choices/.test(await shown(tab))) broken.push(path);
      }
    };
    const tabs = await Promise.all(Array.from({ length: TABS }, newTab));
    await Promise.all(tabs.map(walk));
    await Promise.all(tabs.map((tab) => tab.close()));
    expect(broken).toEqual([]);
    expect(errors).toEqual([]);
    expect(backend.unknown).toEqual([]);
  },
  WALK_LIMIT_MS,
);

it('a foreign back end: unknown codes and names are shown unchanged, and nothing is treated as masked', async () => {
  await open('/jishan-smart/system-manage/permission-manage');
  await expect.poll(inMain).toContain('codeOfTheirs');
  await open('/jishan-smart/elderly-manage/elderly-manage/1/show');
  await expect.poll(inMain).toContain('王敏');
  expect(await shown()).not.toContain('已隐藏');
});

it('a foreign back end: an unsupported page explains why it is empty', async () => {
  await open('/jishan-smart/record-manage/wearer-alert-manage');
  await expect.poll(inMain).toContain('当前后端没有此功能');
});

it.each<[string, FixtureAnswer, RegExp]>([
  ['nothing, because it is down', { http: 0, body: '' }, /网络连接失败/],
  ['a page of HTML', { http: 200, body: '<!doctype html><p>Portal</p>', contentType: 'text/html' }, /响应无法识别/],
  ['half a body', { http: 200, body: '{"status":8000,"data":[{"id"' }, /响应无法识别/],
  ['HTTP 500', { http: 500, body: { status: 500, message: 'oops' } }, /服务器内部错误/],
  ['something that is no list, without a status', { http: 200, body: { hello: 1 } }, /响应无法识别/],
])(
  'a foreign back end that answers %s is reported in words and in the log, and other pages work',
  async (_, answer, words) => {
    instead.set('/api/selectAll.vip.open', answer);
    try {
      await open('/jishan-smart/account-manage/vip-manage');
      await expect.poll(inMain).toMatch(words);
      await page.getByRole('link', { name: /^\d+ 条日志 \| 包含 \d+ 个异常$/ }).click();
      await page.getByRole('cell', { name: '数据请求异常' }).first().waitFor();
      await open('/jishan-smart/account-manage/doctor-manage');
      await expect.poll(inMain).toContain('doctorNo1');
    } finally {
      instead.clear();
    }
  },
);
