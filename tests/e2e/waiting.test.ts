import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openConsole } from '../../harness/browser/openConsole';
import { describeProductOn, type ProductStage } from './support/describeProduct';
import { untilQuiet } from './support/untilQuiet';

interface Place {
  top: number;
  height: number;
}

/** Places of the matching elements in CSS pixels. */
const placesOf = (page: Page, selector: string): Promise<Place[]> =>
  page.locator(selector).evaluateAll((found) =>
    found.map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return { top: Math.round(top), height: Math.round(height) };
    }),
  );

/** Opens a page whose records are held back; returns the places of a part of it before and after they arrive. */
async function measure(
  stage: ProductStage,
  { path, waiting, loaded }: { path: string; waiting: string; loaded: string },
): Promise<{ before: Place[]; after: Place[] }> {
  const page = await stage.openPage();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/select/, async (route) => {
    await held;
    await route.continue();
  });
  await openConsole(page, stage.product, path);
  await page.locator(waiting).first().waitFor();
  const before = await placesOf(page, waiting);
  release();
  await page.getByRole('status', { name: '正在加载' }).first().waitFor({ state: 'detached' });
  await page.locator(loaded).first().waitFor();
  await untilQuiet(page);
  return { before, after: await placesOf(page, loaded) };
}

describeProductOn('sqlite', 'while it loads,', (stage) => {
  it('a list has the height of its rows', async () => {
    const path = '/jishan-smart/elderly-manage/elderly-manage';
    const { before, after } = await measure(stage, {
      path,
      waiting: '.kit-paper:has([data-waiting=row] *)',
      loaded: '.kit-paper:has(tbody tr)',
    });
    expect(before).toHaveLength(1);
    expect(before).toEqual(after);
  });

  it.each([
    [
      'record',
      '/jishan-smart/elderly-manage/elderly-manage/3/show',
      '[data-waiting=section]',
      'main section:has(> h2)',
    ],
    ['form', '/jishan-smart/elderly-manage/elderly-manage/3', '[data-waiting=section]', 'main form section'],
  ])('a %s has its first card where it will be', async (_, path, waiting, loaded) => {
    const { before, after } = await measure(stage, { path, waiting, loaded });
    expect(before.length).toBeGreaterThan(3);
    expect(Math.abs((before[0]?.top ?? 0) - (after[0]?.top ?? 0))).toBeLessThan(12);
  });

  it('the start page has the height of the queue, so that nothing below moves far', async () => {
    const { before, after } = await measure(stage, {
      path: '/index',
      waiting: '.home-queue',
      loaded: '.home-queue:has(.home-rows > li)',
    });
    const [waiting = 0, loaded = 0] = [before[0]?.height, after[0]?.height];
    expect(Math.abs(waiting - loaded)).toBeLessThan(0.2 * loaded);
  });
});
