import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { COOKIE_PREFIX } from '../../contract/constants';
import { openConsole } from '../../harness/browser/openConsole';
import { type ConsoleTexts, consoleTexts } from './support/consoleTexts';
import { describeProductOn, type ProductStage } from './support/describeProduct';
import { listAddresses, type TableColumns, tableColumns } from './support/listTables';
import { untilQuiet } from './support/untilQuiet';

/** Widths of common screens in CSS pixels. */
const WIDTHS = [1440, 1280];
const HEIGHT = 900;
/** The message of a list without rows. */
const EMPTY = 'main .kit-paper [role="status"]:not(.kit-waiting)';
/** Milliseconds for all lists on a busy machine. */
const PATIENT = 600_000;

async function openEnglish({ product, openPage }: ProductStage, path: string): Promise<Page> {
  const page = await openPage();
  await page.context().addCookies([{ name: `${COOKIE_PREFIX}lang`, value: 'en', url: product.url }]);
  return openConsole(page, product, path);
}

const all = ({ visible, cut, hidden }: TableColumns) => [...visible, ...cut, ...hidden].sort();

/** The button that shows the columns that do not fit. */
const more = (page: Page, count: number) => page.getByRole('button', { name: `+${count} more`, exact: true });

/** Returns what is wrong with the columns of the list on a page. */
async function columnFaults(page: Page, texts: ConsoleTexts): Promise<string[]> {
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

// One database is enough, since the browser is checked; English words are the longest.
describeProductOn('sqlite', 'the table of a list', (stage) => {
  it(
    'shows whole columns, and the others after a click',
    async () => {
      const texts = await consoleTexts('en');
      const page = await openEnglish(stage, '/index');
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
          const found = await columnFaults(page, texts);
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
