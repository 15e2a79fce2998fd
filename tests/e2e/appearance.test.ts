import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPONENT_SIZES } from '../../contract/constants';
import { openBrowser } from '../../harness/browser/openBrowser';
import { openConsole } from '../../harness/browser/openConsole';
import { signIn } from '../../harness/browser/signIn';
import { logIn } from '../../harness/logIn';
import type { Product } from '../../harness/startProduct';
import { type AppearanceChoice, applyAppearance, storeAppearance } from '../../scripts/axe/applyAppearance';
import { addressOf } from '../../scripts/axe/consolePages';
import { mix } from '../../src/core/theme/colors/contrast';
import { findTheme, THEMES } from '../../src/core/theme/themes';
import { seriousBarriers } from './support/axe';
import { type ConsoleTexts, consoleTexts } from './support/consoleTexts';
import { openPage } from './support/openPage';
import { pagesOfDay } from './support/pagesOfDay';
import { startDemoProduct } from './support/startDemoProduct';
import { untilQuiet } from './support/untilQuiet';

const LIST = '/jishan-smart/service-manage/attendant-manage';
const FORM = `${LIST}/create`;

// The tests check the browser only, so one database is enough.
let product: Product;
let browser: Browser;
let texts: ConsoleTexts['shell'];

beforeAll(async () => {
  texts = (await consoleTexts('zh-CN')).shell;
  [product, browser] = await Promise.all([startDemoProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function open(path: string): Promise<Page> {
  const page = await openPage(browser, { baseURL: product.url });
  await openConsole(page, product, path);
  await page.getByRole('button', { name: texts.theme.title, exact: true }).waitFor();
  return page;
}

const putOn = async (page: Page, name: string) => {
  const titles: Record<string, string> = texts.theme.names;
  await page.getByRole('button', { name: texts.theme.title, exact: true }).click();
  await page.getByRole('button', { name: `${titles[name]} ${texts.theme.use}` }).click();
  await page.getByRole('button', { name: `${titles[name]} ${texts.theme.active}` }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};
const paint = async (page: Page, code: string) => {
  await page.getByRole('button', { name: texts.color.title, exact: true }).click();
  await page.getByLabel(texts.color.hex).fill(code);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};
/** Ends the session as an expiry does: the last user is still known. */
const forgetToken = async (page: Page) => {
  const token = (await page.context().cookies()).find(({ name }) => name.endsWith('token'));
  await page.context().clearCookies({ name: token?.name });
};
const expectBackground = (page: Page, selector: string, color: string) =>
  expect
    .poll(() => page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor))
    .toBe(rgb(color));

const CONTROLS = 'main form :is(.MuiOutlinedInput-root, .MuiButton-root):not(.MuiInputBase-multiline)';
/** Returns the distinct heights of the visible elements, in CSS pixels. */
const heightsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    const heights = elements.map((element) => element.getBoundingClientRect().height);
    return [...new Set(heights.filter((height) => height > 0))];
  });

describe('the size setting', () => {
  it('gives every control its height, and keeps what is half typed', async () => {
    const page = await open(FORM);
    const name = page.locator('input[name="name"]');
    await name.fill('半个名字');
    for (const [size, height] of Object.entries(COMPONENT_SIZES)) {
      await page.getByRole('button', { name: texts.size.title }).click();
      const sizes: Record<string, string> = texts.size;
      await page.getByRole('menuitemradio', { name: sizes[size], exact: true }).click();
      await page.getByRole('menu').waitFor({ state: 'hidden' });
      await expect.poll(() => heightsOf(page, CONTROLS)).toEqual([height]);
      expect(await name.inputValue()).toBe('半个名字');
    }
  });
});

describe('theme and color', () => {
  it('are stored for the user, apply to the login page too, and do not affect other users', async () => {
    const page = await open('/index');
    await putOn(page, 'ember');
    await paint(page, '#ffd700');
    await page.reload();
    const ember = findTheme('ember').colors;
    await page.getByText(findTheme('ember').version).waitFor();
    await expectBackground(page, 'header [data-section][aria-current]', ember.activeBackground);

    await forgetToken(page);
    await page.goto('/login');
    await page.getByText(findTheme('ember').version).waitFor();
    await expectBackground(page, 'button[type="submit"]', '#ffd700');

    await signIn(page, { password: product.adminPassword });
    await page.goto('/index4');
    await page.getByRole('button', { name: texts.action.confirm }).click();
    await page.waitForURL('**/login');
    await page.getByText(findTheme('d2').version).waitFor();
    await expectBackground(page, 'button[type="submit"]', '#409eff');

    await signIn(page, { password: product.adminPassword });
    await page.goto('/index');
    await page.getByText(findTheme('ember').version).waitFor();
  });
});

/** One test for each mode: a test of all themes takes too long on a busy machine. */
const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/**
 * Checks every second theme on the current page: all rules in the first, those about colors in the others.
 * @param first 0 or 1, alternating between pages, so that every theme is checked in both modes
 */
const expectNoBarriers = async (
  page: Page,
  mode: Mode,
  first: number,
  wearing: (appearance: AppearanceChoice) => Promise<unknown>,
) => {
  const themes = THEMES.map(({ name }) => name).filter((_name, at) => MODES[(at + first) % 2] === mode);
  const found: Record<string, string[]> = {};
  for (const [at, theme] of themes.entries()) {
    await wearing({ theme, mode });
    found[theme] = await seriousBarriers(page, { colorsOnly: at > 0 });
  }
  expect(found).toEqual(Object.fromEntries(themes.map((theme) => [theme, []])));
};

/** Returns the id of a record, by the call that lists its kind. */
const firstIdOf = (page: Page) => async (call: string) => {
  const { token } = await logIn(product);
  const answer = await page.request.get(`/api/${call}?pageSize=1`, { headers: { authorization: token } });
  return ((await answer.json()) as { data?: { id: number }[] }).data?.[0]?.id;
};

describe.each(MODES)('no %s theme has a serious accessibility violation', (mode) => {
  // `npm run axe` checks all pages; this test checks others every day, and a failure has the address in its name.
  it.each(pagesOfDay(Date.now()).map((each, at) => ({ ...each, at })))('on $pattern', async ({ at, ...each }) => {
    const page = await open('/index');
    const path = await addressOf(each, firstIdOf(page));
    if (path === undefined) throw new Error(`there is no record to show on ${each.pattern}`);
    await page.goto(path);
    await page.locator('main :is(h1, h2)').first().waitFor();
    await untilQuiet(page);
    await expectNoBarriers(page, mode, at % 2, (appearance) => applyAppearance(page, appearance));
  });

  it('on the login page', async () => {
    const page = await open('/index');
    await forgetToken(page);
    await page.goto('/login');
    await expectNoBarriers(page, mode, 0, async (appearance) => {
      await storeAppearance(page, appearance);
      await page.reload();
      await page.locator('button[type="submit"]').waitFor();
    });
  });
});

/** A color as the browser reports it. */
function rgb(color: string): string {
  const [red, green, blue] = (mix(color, color, 0).match(/[0-9a-f]{2}/g) ?? []).map((hex) => Number.parseInt(hex, 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
