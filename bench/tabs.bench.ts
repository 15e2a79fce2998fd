/**
 * Measures the time from a click until a list is painted, for an open tab and for a new one, with ten tabs open. It also
 * measures the browser memory that 200 switches retain.
 */
import type { CDPSession, Page } from 'playwright-core';
import { goTo } from '../harness/browser/goTo';
import { openBrowser } from '../harness/browser/openBrowser';
import { signIn } from '../harness/browser/signIn';
import { startProduct } from '../harness/startProduct';
import { percentile, report } from './report';

const ELDERS = '/jishan-smart/elderly-manage';
const SERVICE = '/jishan-smart/service-manage';
/** Ten tabs including home; the last is closed and reopened to measure a new one. */
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
  // The bench's compiler names functions with a helper that the page lacks.
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
    // The link is in its section's menu, so one of the section's pages must be open.
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

/** Compares heap, document nodes and listeners before and after the switches, after a garbage collection. */
async function reportMemory(page: Page, session: CDPSession): Promise<void> {
  // Warm-up, so that one-time allocations do not count as growth.
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

/** Returns the milliseconds in the browser from the click until the frame after the list's rows are visible. */
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
        const checkRows = () => {
          const row = document.querySelector<HTMLElement>(`[data-page="${to}"] table tbody tr td`);
          // A hidden element has no box.
          if (row && row.offsetWidth > 0) requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(checkRows);
        };
        link.click();
        checkRows();
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
