/**
 * Measures how fast pages become usable in a fresh browser on a slow computer (a quarter of this one) and network (10
 * Mbit/s, 40 ms). Plain react-admin is the baseline in the same run, alternating. Each figure is a ratio of medians.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Readiness } from '../contract/calls/readiness';
import { COOKIE_PREFIX } from '../contract/constants';
import { openBrowser } from '../harness/browser/openBrowser';
import { logIn } from '../harness/logIn';
import { startProduct } from '../harness/startProduct';
import { percentile, report } from './report';
import { measureOpenTimes, type OpenTimes, type PageOpening } from './support/measureOpenTimes';
import { startBaselineApp } from './support/startBaselineApp';

const ROUNDS = 5;
/** Milliseconds for the jobs of the first start, which would take one of the two cores from the measured browser. */
const CATCH_UP_MS = 40_000;
/** Milliseconds for the browser to clean up a closed page. */
const AFTER_CLOSE_MS = 500;
const LIST = '/jishan-smart/elderly-manage/elderly-manage';
const LOGIN_FORM = 'form:has(input[type="password"]:enabled) button[type="submit"]';

/** Limits by page and measure. */
const LIMITS: Record<string, Partial<Record<keyof OpenTimes, number>>> = {
  login: { usable: 0.3 },
  list: { usable: 0.6, firstPaint: 0.3, blocked: 0.5, stages: 3, requests: 25 },
  home: { usable: 0.7, blocked: 0.5 },
};
/** Measures that depend on the machine are reported as ratios to the baseline; the others are absolute. */
const RATIOS: ReadonlySet<keyof OpenTimes> = new Set(['usable', 'firstPaint', 'blocked', 'work']);

const UNITS: Record<keyof OpenTimes, string> = {
  usable: 'ms',
  firstPaint: 'ms',
  blocked: 'ms',
  work: 'ms',
  scripts: 'kB',
  requests: 'requests',
  stages: 'stages',
  shift: 'CLS',
};

const product = await startProduct();
await waitForDemoData();
await delay(CATCH_UP_MS);
const baselineApp = await startBaselineApp({
  elders: await rowsOf('elderly'),
  types: await rowsOf('elderlyType'),
});
const browser = await openBrowser();
try {
  const pages = await openings();
  const measured = Object.entries(pages).map(([name, sides]) => ({ name, sides, ours: [], theirs: [] }) as Compared);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { sides, ours, theirs } of measured) {
      // The order alternates, because the browser may still be busy with the previous page.
      const openBoth = [() => open(theirs, sides.baselineApp), () => open(ours, sides.console)];
      for (const next of round % 2 === 0 ? openBoth : openBoth.reverse()) await next();
    }
  }
  for (const compared of measured) reportMeasures(compared);
} finally {
  await browser.close();
  baselineApp.stop();
  await product.stop();
}

async function open(times: OpenTimes[], opening: PageOpening): Promise<void> {
  await delay(AFTER_CLOSE_MS);
  times.push(await measureOpenTimes(browser, opening));
}

/** Waits for the demo data, because writing it would affect the measurement. */
async function waitForDemoData(): Promise<void> {
  for (;;) {
    const { demoData } = (await (await fetch(`${product.url}/readyz`)).json()) as Partial<Readiness>;
    if (!demoData) return;
    await delay(1_000);
  }
}

interface Sides {
  console: PageOpening;
  baselineApp: PageOpening;
}

interface Compared {
  name: string;
  sides: Sides;
  ours: OpenTimes[];
  theirs: OpenTimes[];
}

async function openings(): Promise<Record<string, Sides>> {
  const { uuid, token } = await logIn(product);
  const console = { cookies: { [`${COOKIE_PREFIX}uuid`]: uuid, [`${COOKIE_PREFIX}token`]: token } };
  const theirs = { before: "localStorage.setItem('session', 'yes');" };
  return {
    login: {
      console: { url: `${product.url}/login`, usable: LOGIN_FORM },
      baselineApp: { url: `${baselineApp.url}/#/login`, usable: LOGIN_FORM },
    },
    list: {
      console: { ...console, url: product.url + LIST, usable: 'main table tbody tr:nth-child(20) td' },
      baselineApp: { ...theirs, url: `${baselineApp.url}/#/elders`, usable: 'table tbody tr:nth-child(20) td' },
    },
    home: {
      console: { ...console, url: `${product.url}/index`, usable: 'main h1' },
      baselineApp: { ...theirs, url: `${baselineApp.url}/#/`, usable: '.figure' },
    },
  };
}

/** Returns the rows of an entity, as many as a page may have. */
async function rowsOf(entity: string): Promise<{ id: number }[]> {
  const { token } = await logIn(product);
  const answer = await fetch(`${product.url}/api/selectBySelectivePagination.${entity}.open?pageNum=1&pageSize=100`, {
    headers: { authorization: token },
  });
  const { data } = (await answer.json()) as { data: { id: number }[] };
  return data;
}

function reportMeasures({ name, ours, theirs }: Compared): void {
  for (const measure of [
    'usable',
    'firstPaint',
    'blocked',
    'work',
    'scripts',
    'requests',
    'stages',
    'shift',
  ] as const) {
    const [own = [], other = []] = [ours, theirs].map((times) => times.map((each) => each[measure]));
    const isRatio = RATIOS.has(measure);
    report({
      name: `pages.${name}.${measure}`,
      value: percentile(own, 0.5) / (isRatio ? percentile(other, 0.5) : 1),
      unit: isRatio ? 'ratio' : UNITS[measure],
      atMost: LIMITS[name]?.[measure],
      detail: { in: UNITS[measure], console: spread(own), yardstick: spread(other) },
    });
  }
}

/** Formats the median, minimum and maximum. */
function spread(samples: readonly number[]): string {
  const [middle, least, most] = [percentile(samples, 0.5), Math.min(...samples), Math.max(...samples)];
  const text = (value: number) => (value < 10 ? Number(value.toFixed(3)) : Math.round(value));
  return `${text(middle)} (${text(least)}–${text(most)})`;
}
