import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COOKIE_PREFIX } from '../../contract/constants';
import { openBrowser } from '../../harness/browser/openBrowser';
import { openConsole } from '../../harness/browser/openConsole';
import type { Product } from '../../harness/startProduct';
import { type ConsoleTexts, consoleTexts } from './support/consoleTexts';
import { listAddresses, type TableColumns, tableColumns } from './support/listTables';
import { openPage } from './support/openPage';
import { startDemoProduct } from './support/startDemoProduct';
import { untilQuiet } from './support/untilQuiet';

/** Widths of common screens in CSS pixels. */
const WIDTHS = [1440, 1280];
const HEIGHT = 900;
/** The message of a list without rows. */
const EMPTY = 'main .kit-paper [role="status"]:not(.kit-waiting)';
/** Milliseconds for all lists on a busy machine. */
const PATIENT = 600_000;

let product: Product;
let browser: Browser;
let texts: ConsoleTexts;

beforeAll(async () => {
  [product, browser, texts] = await Promise.all([startDemoProduct(), openBrowser(), consoleTexts('en')]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function openEnglish(path: string): Promise<Page> {
  const page = await openPage(browser, { baseURL: product.url });
  await page.context().addCookies([{ name: `${COOKIE_PREFIX}lang`, value: 'en', url: product.url }]);
  return openConsole(page, product, path);
}

const all = ({ visible, cut, hidden }: TableColumns) => [...visible, ...cut, ...hidden].sort();

/** The button that shows the columns that do not fit. */
const more = (page: Page, count: number) => page.getByRole('button', { name: `+${count} more`, exact: true });

/** Returns what is wrong with the columns of the list on a page. */
async function columnFaults(page: Page): Promise<string[]> {
  const fitted = await tableColumns(page);
  const faults = fitted.cut.map((name) => `${name} is cut`);
  const toFit = page.getByRole('button', { name: texts.kit.columns.fit, exact: true });
  if (fitted.hidden.length === 0) return faults;
  await more(page, fitted.hidden.length).click();
  await toFit.waitFor();
  for (const name of fitted.hidden) {
    await page.locator(`main th[data-column="${name}"]`).evaluate((cell) => cell.scrollIntoView({ inline: 'center' }));
    if (!(await tableColumns(page)).visible.includes(name)) faults.push(`${name} cannot be reached`);
  }
  await toFit.click();
  await more(page, fitted.hidden.length).waitFor();
  expect(all(await tableColumns(page))).toEqual(all(fitted));
  return faults;
}

describe('the table of a list', () => {
  it(
    'shows whole columns, and the others after a click',
    async () => {
      const page = await openEnglish('/index');
      const faults: Record<string, string[]> = {};
      let looked = 0;
      let hidden = 0;
      for (const {
        path,
        entity: { name },
      } of listAddresses()) {
        await page.goto(path);
        const rows = page.locator('main tr.kit-row');
        await rows.or(page.locator(EMPTY)).first().waitFor();
        if ((await rows.count()) === 0) continue;
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          await untilQuiet(page);
          const found = await columnFaults(page);
          if (found.length > 0) faults[`${name} at ${width} px`] = found;
          hidden += (await tableColumns(page)).hidden.length;
        }
        looked += 1;
      }
      expect(looked).toBeGreaterThan(25);
      expect(hidden).toBeGreaterThan(25);
      expect(faults).toEqual({});
    },
    PATIENT,
  );
});
