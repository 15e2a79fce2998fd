/**
 * Checks every page of a running console with demo data with axe-core, in four themes, light and dark: `npm run axe --
 * <address> <password of admin> [page …]`. With pages as arguments, it checks only those. Prints one line per violation and
 * page, and fails if one is serious.
 */
import { chromium, type Page } from 'playwright-core';
import { type AccessibilityViolation, findViolations, isSerious } from './axe/accessibilityViolations';
import { applyAppearance } from './axe/applyAppearance';
import { requireBrowser } from './ensure-browser.mjs';

/** A light theme, one with a dark frame, one with a gradient, one with a picture. */
const THEMES = ['d2', 'chester', 'violet', 'star'];
const MODES = ['light', 'dark'] as const;
/** Long enough for slow machines. */
const LIMIT_MS = 60_000;
/** Milliseconds for requests that a page sends after rendering the first responses. */
const QUIET_MS = 400;

const [address, password, ...selectedPages] = process.argv.slice(2);
if (!address || !password) throw new Error('usage: npm run axe -- <address> <password of admin> [page …]');
// Loads all sections with their icons. Imported here, so that invalid arguments are reported at once.
const { addressOf, consolePages } = await import('./axe/consolePages');

const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  await checkPages(
    await browser.newPage({ baseURL: address, locale: 'zh-CN', viewport: { width: 1440, height: 900 } }),
  );
} finally {
  await browser.close();
}

async function checkPages(page: Page): Promise<void> {
  page.setDefaultTimeout(LIMIT_MS);
  // The stream of live updates would prevent network idle.
  await page.route('**/api/events', (route) => route.abort());
  await page.goto('/login');
  printViolations(
    '/login',
    new Map(
      (await findViolations(page)).map((violation) => [violation.id, { barrier: violation, seenIn: ['d2 light'] }]),
    ),
  );
  await page.fill('input[autocomplete="username"]', 'admin');
  await page.fill('input[autocomplete="current-password"]', password ?? '');
  await page.click('button[type="submit"]');
  await page.waitForURL('**/index');
  const paths = selectedPages.length > 0 ? selectedPages : await allAddresses(page);
  for (const [at, path] of paths.entries()) {
    console.error(`${at + 1}/${paths.length} ${path}`);
    try {
      await page.goto(path);
      await page.locator('main h1, main h2, main [role="alert"], [role="dialog"]').first().waitFor();
      await waitForIdle(page);
      printViolations(path, await findAllViolations(page));
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
async function findAllViolations(
  page: Page,
): Promise<Map<string, { barrier: AccessibilityViolation; seenIn: string[] }>> {
  const found = new Map<string, { barrier: AccessibilityViolation; seenIn: string[] }>();
  for (const theme of THEMES) {
    for (const mode of MODES) {
      await applyAppearance(page, { theme, mode });
      const isFirst = theme === THEMES[0] && mode === MODES[0];
      for (const violation of await findViolations(page, { colorsOnly: !isFirst })) {
        const entry = found.get(violation.id) ?? { barrier: violation, seenIn: [] };
        entry.seenIn.push(`${theme} ${mode}`);
        found.set(violation.id, entry);
      }
    }
  }
  return found;
}

function printViolations(path: string, found: Awaited<ReturnType<typeof findAllViolations>>): void {
  for (const { barrier: violation, seenIn } of found.values()) {
    if (isSerious(violation)) process.exitCode = 1;
    const where = seenIn.length === THEMES.length * MODES.length ? 'everywhere' : seenIn.join(', ');
    console.log(
      `${path} ${violation.impact} ${violation.id} (${where}, ${violation.elements.length}): ${violation.elements[0]}`,
    );
  }
}

/** Waits until no request is pending and no skeleton is left on the page. */
async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForFunction(() => document.querySelector('main .MuiSkeleton-root') === null);
  await page.waitForTimeout(QUIET_MS);
}
