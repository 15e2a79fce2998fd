import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openConsole } from '../../harness/browser/openConsole';
import { seriousBarriers } from './support/axe';
import { describeProductOn, type ProductStage } from './support/describeProduct';
import { untilQuiet } from './support/untilQuiet';

const ELDERS = '/jishan-smart/elderly-manage/elderly-manage';
const PHONE = { width: 390, height: 844 };

const rows = (page: Page) => page.locator('main tr.kit-row');
const panel = (page: Page) => page.getByRole('region', { name: '预览：老人', exact: true });
/** A cell of a row without a control. */
const cell = (page: Page, at: number) => rows(page).nth(at).locator('td').nth(1);
/** Waits until the panel shows the record of a row, by its number. */
async function expectShown(page: Page, at: number): Promise<void> {
  await panel(page)
    .getByText(await cell(page, at).innerText(), { exact: true })
    .waitFor();
  expect(await rows(page).nth(at).getAttribute('aria-current')).toBe('true');
}

async function openElders({ product, openPage }: ProductStage, options = {}): Promise<Page> {
  const page = await openPage(options);
  await openConsole(page, product, ELDERS);
  return page;
}

// One database is enough, since the browser is checked.
describeProductOn('sqlite', 'a record beside its list', (stage) => {
  it('opens by a click on a row, walks by key, and gives the focus back', async () => {
    const page = await openElders(stage);
    await rows(page).first().waitFor();
    const columns = await page.locator('main .kit-table thead th').allInnerTexts();
    await cell(page, 1).click();
    await expectShown(page, 1);
    expect(await page.locator('main .kit-table thead th').allInnerTexts()).toEqual(columns);
    await page.keyboard.press('j');
    await expectShown(page, 2);
    await page.keyboard.press('ArrowUp');
    await expectShown(page, 1);
    await untilQuiet(page);
    expect(await seriousBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(
      await rows(page)
        .nth(1)
        .evaluate((row) => row.contains(document.activeElement)),
    ).toBe(true);
    await page.keyboard.press('Space');
    await expectShown(page, 1);
    await page.goBack();
    await panel(page).waitFor({ state: 'detached' });
  });

  it('is opened by its address, and leads to the page by Enter', async () => {
    const page = await openElders(stage);
    await cell(page, 0).click();
    await expectShown(page, 0);
    const address = page.url();
    await page.reload();
    await expectShown(page, 0);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/\d+\/show$/);
    expect(address).toContain(`#peek=${page.url().match(/(\d+)\/show$/)?.[1]}`);
  });

  it('has no panel on a phone, where the card leads to the page', async () => {
    const page = await openElders(stage, { viewport: PHONE });
    const link = page.locator('main li a.kit-link').first();
    await link.waitFor();
    await page.locator('main li dd').first().click();
    expect(new URL(page.url()).hash).toBe('');
    await link.click();
    await page.waitForURL(/\/\d+\/show$/);
  });

  it('the header of the page stays above what scrolls, and covers nothing that has the focus', async () => {
    for (const viewport of [{ width: 1280, height: 720 }, PHONE]) {
      const page = await openElders(stage, { viewport });
      await page.locator('main a.kit-link').first().click();
      // Pages of other tabs stay in the document.
      const header = page.locator('main header').filter({ visible: true }).first();
      await header.waitFor();
      await untilQuiet(page);
      const bar = () => header.evaluate((element) => element.getBoundingClientRect().toJSON());
      const top = await page.locator('main').evaluate((element) => element.getBoundingClientRect().top);
      await page.getByRole('region', { name: '记录信息', exact: true }).scrollIntoViewIfNeeded();
      await expect.poll(async () => Math.round((await bar()).top - top)).toBeLessThanOrEqual(2);
      const covered: string[] = [];
      const controls = await page.locator('main section :is(a, button)').filter({ visible: true }).all();
      for (const control of controls.reverse()) {
        await control.focus();
        const { y } = (await control.boundingBox()) ?? { y: Number.POSITIVE_INFINITY };
        if (y < (await bar()).bottom) covered.push(await control.innerText());
      }
      expect(controls.length).toBeGreaterThan(3);
      expect(covered).toEqual([]);
    }
  });
});
