import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COOKIE_PREFIX } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import { resolveDefinition } from '../../contract/lazyEntity';
import { openBrowser } from '../../harness/browser/openBrowser';
import { openConsole } from '../../harness/browser/openConsole';
import type { Product } from '../../harness/startProduct';
import { defaultColumnNames } from '../../src/core/kit/entity/fields';
import { signedInApi } from './support/callApi';
import { type ConsoleTexts, consoleTexts } from './support/consoleTexts';
import { listAddresses, tableColumns } from './support/listTables';
import { openPage } from './support/openPage';
import { startDemoProduct } from './support/startDemoProduct';
import { untilQuiet } from './support/untilQuiet';

/** More columns than fit. */
const WIDE = 9;
const PHONE = { width: 390, height: 844 };
/** Milliseconds for some twenty lists on a busy machine. */
const PATIENT = 400_000;
/** CSS pixels of a side (WCAG 2.5.8). */
const FINGER = 24;

// The tests check the browser only, so one database is enough; English words are the longest.
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

async function openEnglish(path: string, viewport?: typeof PHONE): Promise<Page> {
  const page = await openPage(browser, { baseURL: product.url, ...(viewport && { viewport }) });
  await page.context().addCookies([{ name: `${COOKIE_PREFIX}lang`, value: 'en', url: product.url }]);
  return openConsole(page, product, path);
}

describe('a list of many columns with a state, on a screen of 1440 px', () => {
  it(
    'shows person, state and dates without scrolling',
    async () => {
      const page = await openEnglish('/index');
      const api = await signedInApi(product);
      const hidden: Record<string, string[]> = {};
      let looked = 0;
      for (const { path, entity } of listAddresses()) {
        const definition = await resolveDefinition(entity);
        const { name, scope, state } = definition;
        if (!state || defaultColumnNames(definition).length < WIDE) continue;
        const { data: rows } = await api.call(`countSelective.${name}.${scope}`, {});
        if (Number(rows) === 0) continue;
        await page.goto(path);
        await page.locator('main tr.kit-row').first().waitFor();
        await untilQuiet(page);
        const { cut, hidden: left } = await tableColumns(page);
        const missing = [...cut, ...left].filter((source) => isTelling(definition, source));
        if (missing.length > 0) hidden[name] = missing;
        looked += 1;
      }
      expect(looked).toBeGreaterThan(10);
      expect(hidden).toEqual({});
    },
    PATIENT,
  );
});

/** Whether a column is about the person, the state or a date. */
function isTelling({ titleField: represent, state, fields }: Entity, source: string): boolean {
  const field = fields[source];
  const hasTones = field?.kind === 'choice' && field.colors !== undefined;
  return (
    source === represent || source === state?.field || hasTones || field?.mask === 'name' || field?.kind === 'date'
  );
}

/** Lists whose rows have most dialogs. */
const OF_A_DAY = [
  'service-manage/service-application-manage?filter={"status":"accepted"}',
  'service-manage/attendant-manage',
  'visit-manage/return-visit-manage',
];

describe('on a phone', () => {
  it('no button of a dialog overlaps another one, is too small for a finger, or extends outside the screen', async () => {
    const page = await openEnglish('/index', PHONE);
    const found: Record<string, string[]> = {};
    let looked = 0;
    for (const path of OF_A_DAY) {
      await page.goto(`/jishan-smart/${path}`);
      const row = page
        .locator('main li')
        .filter({ has: page.locator('.kit-row-actions') })
        .first();
      const menu = row.getByRole('button', { name: texts.kit.list.more });
      await menu.click();
      await page.getByRole('menuitem').first().waitFor();
      const offered = await page.getByRole('menuitem').allInnerTexts();
      await page.keyboard.press('Escape');
      const steps = await row.locator('.kit-step').allInnerTexts();
      for (const name of [...steps, ...offered]) {
        if (steps.includes(name)) await row.locator('.kit-step').filter({ hasText: name }).click();
        else {
          await menu.click();
          await page.getByRole('menuitem', { name, exact: true }).click();
        }
        const dialog = page.getByRole('dialog').last();
        await dialog.getByRole('button').first().waitFor();
        await untilQuiet(page);
        const faults = await buttonFaults(dialog);
        if (faults.length > 0) found[`${path}: ${name}`] = faults;
        looked += 1;
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
    }
    expect(looked).toBeGreaterThan(8);
    expect(found).toEqual({});
  });
});

/** Returns what is wrong with the layout of the buttons and inputs of a dialog. */
function buttonFaults(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((root, smallest) => {
    const all = [...root.querySelectorAll('button, a[href], textarea:not([aria-hidden])')].filter(
      (each) => each.getClientRects().length > 0,
    );
    const named = all.map((element) => ({
      name: element.getAttribute('aria-label') ?? element.textContent ?? '',
      box: element.getBoundingClientRect(),
    }));
    return named.flatMap(({ name, box }, at) => {
      const covered = named.slice(at + 1).filter(({ box: other }) => {
        const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        return width > 1 && height > 1;
      });
      return [
        ...covered.map((other) => `${name} lies over ${other.name}`),
        ...(box.width < smallest || box.height < smallest ? [`${name} is ${box.width} × ${box.height}`] : []),
        ...(box.left < 0 || box.right > window.innerWidth ? [`${name} reaches beyond the screen`] : []),
      ];
    });
  }, FINGER);
}

/** The minimum number of inputs, buttons and links in a form of this size. */
const MANY_STOPS = 60;
/** Lines of a text that is higher than the screen. */
const LONG_TEXT = Array.from({ length: 60 }, (_, line) => `Line ${line + 1}`).join('\n');

describe('the largest form', () => {
  it.each([{ width: 1280, height: 720 }, PHONE])(
    'shows completely what the Tab key focuses, on $width × $height, under no bar',
    async (viewport) => {
      const page = await openEnglish('/jishan-smart/elderly-manage/elderly-manage/1', viewport);
      const form = page.locator('main form');
      const remark = form.locator('textarea[name="remark"]');
      const first = form.locator('[data-part] input').first();
      const hidden: string[] = [];
      let stops = 0;
      for (const text of ['', LONG_TEXT]) {
        await remark.fill(text);
        await first.focus();
        for (let stop = await focused(page); stop; stop = await focused(page)) {
          if (stop.isHidden) hidden.push(stop.name);
          stops += 1;
          await page.keyboard.press('Tab');
        }
      }
      expect(stops).toBeGreaterThan(2 * MANY_STOPS);
      expect(hidden).toEqual([]);
    },
    PATIENT,
  );
});

/**
 * Returns the focused element within the parts of a form, and whether its upper or lower edge is covered. For an element
 * higher than the available room, checks its last line, where the caret is after typing.
 */
function focused(page: Page): Promise<{ name: string; isHidden: boolean } | undefined> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // Parts are laid out again when they become visible.
    await frame();
    await frame();
    const element = document.activeElement;
    const part = element?.closest('[data-part]');
    if (!element || !part) return undefined;
    const { left, width, top, bottom, height } = element.getBoundingClientRect();
    const isHigh = height > window.innerHeight / 2;
    const seen = (y: number) => part.contains(document.elementFromPoint(left + width / 2, y));
    return {
      name: element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent ?? '',
      isHidden: !(isHigh ? seen(bottom - 12) : seen(top + 1) && seen(bottom - 1)),
    };
  });
}
