import type { Browser, Page } from 'playwright-core';
import { taskDuration } from './taskDuration';

/** The page to open, its session, and how to recognize that it is usable. */
export interface PageOpening {
  url: string;
  /** Selector of an element that exists as soon as the page is usable. */
  usable: string;
  /** Session cookies, set before the page is requested. */
  cookies?: Readonly<Record<string, string>>;
  /** Script that runs in the page before anything else: signs in where no cookie does. */
  before?: string;
}

/** The cost of opening a page in a fresh browser. Times in milliseconds since the navigation. */
export interface OpenTimes {
  usable: number;
  firstPaint: number;
  /** Sum of tasks longer than 50 ms until the page is usable. */
  blocked: number;
  /** CPU time of the page's main thread. */
  work: number;
  /** Transferred scripts, in thousands of bytes. */
  scripts: number;
  requests: number;
  /**
   * Longest chain of requests in which each began after the previous one had ended; only those begun before the page is
   * usable.
   */
  stages: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** A slow computer on a slow network. */
const CPU_SLOWDOWN = 4;
const NETWORK_CONDITIONS = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
/** Console message that the page logs when it is usable. */
const USABLE = 'the page can be used';
/** A page without requests for this long is complete. */
const QUIET_MS = 1_000;

/** Opens a page in a fresh profile and measures it until it sends no more requests. */
export async function measureOpenTimes(
  browser: Browser,
  { url, usable, cookies = {}, before }: PageOpening,
): Promise<OpenTimes> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK_CONDITIONS);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (before) await page.addInitScript(before);
    await page.addInitScript(observePage, { usable, sign: USABLE });
    // Not by evaluating in the page: that would inject the driver's own scripts, which take an eighth of a second there.
    const isUsable = page.waitForEvent('console', (message) => message.text() === USABLE);
    await page.goto(url, { waitUntil: 'commit' });
    await isUsable;
    await waitForNetworkIdle(page);
    return { ...(await page.evaluate(readTimes)), work: await taskDuration(session) };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** The long tasks and layout shift observed in the page, in milliseconds. */
    pageMeasures: { tasks: { start: number; duration: number }[]; shift: number };
  }
}

/** Runs in the page: records long tasks, layout shifts and when it is usable. */
function observePage({ usable, sign }: { usable: string; sign: string }): void {
  const pageMeasures: Window['pageMeasures'] = { tasks: [], shift: 0 };
  window.pageMeasures = pageMeasures;
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) pageMeasures.tasks.push({ start, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') pageMeasures.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  // Not by polling each frame: extra frames would slow down pages that render in slices.
  const observer = new MutationObserver(() => {
    if (!document.querySelector(usable)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      performance.mark('usable');
      console.debug(sign);
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}

async function waitForNetworkIdle(page: Page): Promise<void> {
  await page.waitForFunction((quiet) => {
    const last = performance.getEntriesByType('resource').at(-1);
    const ended = last ? last.startTime + last.duration : 0;
    return performance.now() - ended > quiet;
  }, QUIET_MS);
}

/** Runs in the page. */
function readTimes(): Omit<OpenTimes, 'work'> {
  const usable = performance.getEntriesByName('usable')[0]?.startTime ?? 0;
  const [document] = performance.getEntriesByType('navigation');
  const resources = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming);
  const requests = [document, ...resources].filter((entry) => entry instanceof PerformanceResourceTiming);
  const scripts = resources.filter(({ name }) => name.endsWith('.js'));
  const ends = requests
    .filter(({ startTime }) => startTime < usable)
    .map(({ startTime, responseEnd }) => ({ start: startTime, end: responseEnd }))
    .sort((a, b) => a.end - b.end);
  let stages = 0;
  let reached = -1;
  for (const { start, end } of ends) {
    if (start < reached) continue;
    stages += 1;
    reached = end;
  }
  return {
    usable,
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? usable,
    blocked: window.pageMeasures.tasks
      .filter(({ start }) => start < usable)
      .reduce((sum, { duration }) => sum + duration, 0),
    scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1_000,
    requests: requests.length,
    stages,
    shift: window.pageMeasures.shift,
  };
}
