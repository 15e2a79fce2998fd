/**
 * Measures how long the browser's main thread works per key in the largest form, and per frame while a list of a hundred
 * rows scrolls. In CPU time, without throttling: at sixty frames per second a frame has 16 ms.
 */
import type { Page } from 'playwright-core';
import { openBrowser } from '../harness/browser/openBrowser';
import { openConsole } from '../harness/browser/openConsole';
import { startProduct } from '../harness/startProduct';
import { percentile, report } from './report';
import { taskDuration } from './support/taskDuration';

const LIST = '/jishan-smart/elderly-manage/elderly-manage';
const FRAME_MS = 16;
const ROUNDS = 5;
const KEYS = 'a line of words to type';
const FRAMES = 60;
/** Pixels per frame. */
const STEP = 40;

const product = await startProduct();
const browser = await openBrowser();
try {
  const context = await browser.newContext({
    locale: 'zh-CN',
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const measure = async (name: string, times: number, act: () => Promise<unknown>) => {
    const samples: number[] = [];
    // The first round is a warm-up (JIT).
    for (let round = 0; round <= ROUNDS; round += 1) {
      const before = await taskDuration(session);
      await act();
      if (round > 0) samples.push(((await taskDuration(session)) - before) / times);
    }
    report({ name, value: percentile(samples, 0.5), unit: 'ms', atMost: FRAME_MS, detail: { rounds: ROUNDS, times } });
  };

  await openConsole(page, product, `${LIST}/create`);
  const field = page.locator('main form input[type="text"]').first();
  await field.click();
  await measure('interaction.key', KEYS.length, async () => {
    await field.fill('');
    await page.keyboard.type(KEYS, { delay: 50 });
  });
  await field.fill('');

  await page.goto(`${LIST}?page=1&perPage=100&sort=id&order=ASC`);
  await page.locator('main table tbody tr').nth(99).waitFor();
  await measure('interaction.scroll', FRAMES, () => scroll(page));
} finally {
  await browser.close();
  await product.stop();
}

/** Scrolls the table's scroll container a little each frame, there and back. */
function scroll(page: Page): Promise<void> {
  return page.locator('main table').evaluate(
    async (table, [frames, pixels]) => {
      const scrolls = (element: Element) => {
        element.scrollTop = 1;
        return element.scrollTop > 0;
      };
      let box: Element | null = table;
      while (box && !scrolls(box)) box = box.parentElement;
      if (!box) throw new Error('nothing scrolls');
      for (let frame = 0; frame < frames; frame += 1) {
        box.scrollTop += frame < frames / 2 ? pixels : -pixels;
        await new Promise(requestAnimationFrame);
      }
    },
    [FRAMES, STEP] as const,
  );
}
