/**
 * How long it takes from a click until a list is painted, for a tab that is open and for a new one, with ten tabs open;
 * and what 200 switches leave behind in the browser's memory.
 */
import type { CDPSession, Page } from 'playwright-core';
import { goTo } from '../tests/e2e/support/goTo';
import { openBrowser } from '../tests/e2e/support/openBrowser';
import { signIn } from '../tests/e2e/support/signIn';
import { startProduct } from '../tests/e2e/support/startProduct';
import { percentile, report } from './harness';

const ELDERS = '/jishan-smart/elderly-manage';
const SERVICE = '/jishan-smart/service-manage';
/** With home, ten tabs; the last is closed and opened again to measure a new one. */
const LISTS = [
  `${ELDERS}/elderly-manage`,
  `${ELDERS}/elderly-type-manage`,
  `${ELDERS}/elderly-code-type-manage`,
  `${ELDERS}/elderly-live-type-manage`,
  `${ELDERS}/elderly-marital-status-type-manage`,
  `${ELDERS}/elderly-municipal-type-manage`,
  `${ELDERS}/elderly-capacity-type-manage`,
  `${SERVICE}/attendant-manage`,
  `${SERVICE}/service-type-manage`,
] as const;
const [FIRST, SECOND] = LISTS;
const SWITCHES = 200;
const SAMPLES = 30;

const product = await startProduct();
const browser = await openBrowser();
try {
  const context = await browser.newContext({ locale: 'zh-CN', baseURL: product.url });
  // What the bench is compiled with names functions by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value;');
  const page = await context.newPage();
  await signIn(page, { password: product.adminPassword });
  for (const path of LISTS) await open(page, path);
  await reportTimes(page);
  await reportMemory(page, await context.newCDPSession(page));
} finally {
  await browser.close();
  await product.stop();
}

async function reportTimes(page: Page): Promise<void> {
  const switching: number[] = [];
  const opening: number[] = [];
  const last = LISTS[LISTS.length - 1] ?? FIRST;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    switching.push(await timeToRows(page, { path: sample % 2 === 0 ? FIRST : SECOND, via: 'tab' }));
    await page.locator(`[data-tab="${last}"] button`).click();
    await page.locator(`[data-tab="${last}"]`).waitFor({ state: 'detached' });
    // Its section's menu holds the link, so one of the section's pages has to be in view.
    await timeToRows(page, { path: `${SERVICE}/attendant-manage`, via: 'tab' });
    opening.push(await timeToRows(page, { path: last, via: 'menu' }));
  }
  report({
    name: 'tabs.switch',
    value: percentile(switching, 0.5),
    unit: 'ms',
    atMost: 100,
    detail: spread(switching),
  });
  report({ name: 'tabs.open', value: percentile(opening, 0.5), unit: 'ms', detail: spread(opening) });
}

/** Heap, document nodes and listeners after a garbage collection, before and after the switches. */
async function reportMemory(page: Page, session: CDPSession): Promise<void> {
  // Once around first, so that what is made once is not taken for growth.
  for (let count = 0; count < 20; count += 1) await switchTabs(page, count);
  const before = await measure(session);
  for (let count = 0; count < SWITCHES; count += 1) await switchTabs(page, count);
  const after = await measure(session);
  report({
    name: 'tabs.heapGrowth',
    value: (after.heap - before.heap) / 1e6,
    unit: 'MB',
    atMost: 5,
    detail: { switches: SWITCHES, before: before.heap, after: after.heap },
  });
  report({ name: 'tabs.nodeGrowth', value: after.nodes - before.nodes, unit: 'nodes', atMost: 1_000 });
  report({ name: 'tabs.listenerGrowth', value: after.listeners - before.listeners, unit: 'listeners', atMost: 200 });
}

async function switchTabs(page: Page, count: number): Promise<void> {
  await timeToRows(page, { path: LISTS[count % LISTS.length] ?? FIRST, via: 'tab' });
}

async function measure(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

async function open(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await page.locator(`[data-page="${path}"] table tbody tr td`).first().waitFor();
}

/** Milliseconds in the browser from the click until the frame after which the list's rows stand on the screen. */
function timeToRows(page: Page, { path, via }: { path: string; via: 'tab' | 'menu' }): Promise<number> {
  return page.evaluate(
    ([to, from]) =>
      new Promise<number>((resolve, reject) => {
        const links = document.querySelectorAll<HTMLAnchorElement>(
          from === 'tab' ? `[data-tab="${to}"] a` : `a[href="${to}"]`,
        );
        const link = [...links].find((each) => from === 'tab' || !each.closest('[data-tab]'));
        if (!link) return reject(new Error(`no link to ${to}`));
        const start = performance.now();
        const look = () => {
          const row = document.querySelector<HTMLElement>(`[data-page="${to}"] table tbody tr td`);
          // Out of view an element has no box.
          if (row && row.offsetWidth > 0) requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        link.click();
        look();
      }),
    [path, via] as const,
  );
}

function spread(samples: readonly number[]) {
  return {
    samples: samples.length,
    p95: Number(percentile(samples, 0.95).toFixed(1)),
    tabs: LISTS.length + 1,
  };
}
