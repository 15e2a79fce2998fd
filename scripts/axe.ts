/**
 * Checks every page of a running console with demo data with axe-core, in four themes, light and dark: `npm run axe --
 * <address> <password of admin> [page …]`. With pages as arguments, it checks only those. Prints one line per violation and
 * page, and fails if one is serious.
 */
import { chromium, type Page } from 'playwright-core';
import { type Barrier, barriersOf, isSerious } from './axe/barriers';
import { wear } from './axe/wear';
import { requireBrowser } from './ensure-browser.mjs';

/** A light theme, one with a dark frame, one with a gradient, one with a picture. */
const THEMES = ['d2', 'chester', 'violet', 'star'];
const MODES = ['light', 'dark'] as const;
/** Long enough for slow machines. */
const LIMIT_MS = 60_000;
/** Milliseconds for requests that a page sends after rendering the first responses. */
const QUIET_MS = 400;

const [address, password, ...only] = process.argv.slice(2);
if (!address || !password) throw new Error('usage: npm run axe -- <address> <password of admin> [page …]');
// Loads all sections with their icons. Imported here, so that invalid arguments are reported at once.
const { addressOf, consolePages } = await import('./axe/consolePages');

const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  await look(await browser.newPage({ baseURL: address, locale: 'zh-CN', viewport: { width: 1440, height: 900 } }));
} finally {
  await browser.close();
}

async function look(page: Page): Promise<void> {
  page.setDefaultTimeout(LIMIT_MS);
  // The stream of live updates would prevent network idle.
  await page.route('**/api/events', (route) => route.abort());
  await page.goto('/login');
  tell('/login', new Map((await barriersOf(page)).map((barrier) => [barrier.id, { barrier, seenIn: ['d2 light'] }])));
  await page.fill('input[autocomplete="username"]', 'admin');
  await page.fill('input[autocomplete="current-password"]', password ?? '');
  await page.click('button[type="submit"]');
  await page.waitForURL('**/index');
  const paths = only.length > 0 ? only : await allAddresses(page);
  for (const [at, path] of paths.entries()) {
    console.error(`${at + 1}/${paths.length} ${path}`);
    try {
      await page.goto(path);
      await page.locator('main h1, main h2, main [role="alert"], [role="dialog"]').first().waitFor();
      await untilQuiet(page);
      tell(path, await allBarriers(page));
    } catch (error) {
      process.exitCode = 1;
      console.log(`${path} cannot be looked at: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  console.log(`${paths.length + 1} pages, each in ${THEMES.length} themes, light and dark`);
}

/** Returns the addresses of all pages in the route table for which a record exists. */
async function allAddresses(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const token = decodeURIComponent(cookies.find(({ name }) => name.endsWith('token'))?.value ?? '');
  const firstId = async (call: string) => {
    const answer = await page.request.get(`/api/${call}?pageSize=1`, { headers: { authorization: token } });
    return ((await answer.json()) as { data?: { id: number }[] }).data?.[0]?.id;
  };
  const addresses: string[] = [];
  for (const each of consolePages()) {
    const found = await addressOf(each, firstId);
    if (found) addresses.push(found);
    else console.log(`${each.pattern} is left out: there is no record`);
  }
  return addresses;
}

/**
 * Returns the violations of the current page, with the appearances in which they occur. Violations not about colors are the
 * same in all.
 */
async function allBarriers(page: Page): Promise<Map<string, { barrier: Barrier; seenIn: string[] }>> {
  const found = new Map<string, { barrier: Barrier; seenIn: string[] }>();
  for (const theme of THEMES) {
    for (const mode of MODES) {
      await wear(page, { theme, mode });
      const isFirst = theme === THEMES[0] && mode === MODES[0];
      for (const barrier of await barriersOf(page, { isOfColours: !isFirst })) {
        const known = found.get(barrier.id) ?? { barrier, seenIn: [] };
        known.seenIn.push(`${theme} ${mode}`);
        found.set(barrier.id, known);
      }
    }
  }
  return found;
}

function tell(path: string, found: Awaited<ReturnType<typeof allBarriers>>): void {
  for (const { barrier, seenIn } of found.values()) {
    if (isSerious(barrier)) process.exitCode = 1;
    const where = seenIn.length === THEMES.length * MODES.length ? 'everywhere' : seenIn.join(', ');
    console.log(`${path} ${barrier.impact} ${barrier.id} (${where}, ${barrier.places.length}): ${barrier.places[0]}`);
  }
}

/** Waits until no request is pending and no skeleton is left on the page. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForFunction(() => document.querySelector('main .MuiSkeleton-root') === null);
  await page.waitForTimeout(QUIET_MS);
}
