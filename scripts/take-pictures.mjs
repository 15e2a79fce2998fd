/**
 * Takes the pictures of the documents from a running console with demo data:
 * `node scripts/take-pictures.mjs <address> <password of admin>`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { requireBrowser } from './ensure-browser.mjs';

const PICTURES = join(dirname(fileURLToPath(import.meta.url)), '..', 'docs', 'pictures');
const CHARTS = join(PICTURES, 'charts');
const ELDERS = '/jishan-smart/elderly-manage/elderly-manage';
const ATTENDANTS = '/jishan-smart/service-manage/attendant-manage';
const RECORDS = '/jishan-smart/record-manage';
const REPORTS = '/jishan-smart/report-manage';
const WINDOW = { width: 1440, height: 900 };
/** Shows the charts of a day and what was found in it. */
const TALL_WINDOW = { width: 1440, height: 1800 };
/** How fast a machine is says nothing about the pictures. */
const LIMIT_MS = 120_000;
/** Kinds of health records by the addresses of their pages. */
const KINDS = {
  heartRate: 'heart-rate-manage',
  bloodOxygen: 'blood-oxygen-manage',
  bloodPressure: 'blood-pressure-manage',
  respiratoryRate: 'respiratory-rate-manage',
  hrv: 'hrv-manage',
  cardiacLoad: 'cardiac-load-manage',
  ecgIntensity: 'ecg-intensity-manage',
  hypoxiaTime: 'hypoxia-time-manage',
  sleepActivity: 'sleep-activity-manage',
  sleepStatus: 'sleep-status-manage',
  sport: 'sport-manage',
  sportAmplitude: 'sport-amplitude-manage',
  raw: 'raw-manage',
};

const [address, password] = process.argv.slice(2);
if (!address || !password) throw new Error('usage: node scripts/take-pictures.mjs <address> <password of admin>');

mkdirSync(CHARTS, { recursive: true });
const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ baseURL: address, locale: 'zh-CN', viewport: WINDOW });
  page.setDefaultTimeout(LIMIT_MS);
  await page.goto('/login');
  await page.fill('input[autocomplete="username"]', 'admin');
  await page.fill('input[autocomplete="current-password"]', password);
  await page.click('button[type="submit"]');
  await page.waitForURL('**/index');
  await showList(page, ELDERS);
  await page.screenshot({ path: join(PICTURES, 'elders.png') });
  writeFileSync(join(PICTURES, 'days.jpg'), await sheetOf(await takeDays(page)));
  await takeOverviews(page);
  await showList(page, ATTENDANTS);
  writeFileSync(join(PICTURES, 'themes.jpg'), await sheetOf(await takeThemes(page)));
} finally {
  await browser.close();
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} path
 */
async function showList(page, path) {
  await page.goto(path);
  await page.locator('main table tbody tr td').first().waitFor();
  await untilFilled(page);
}

/**
 * Waits until nothing that is still to come stands in the page as a grey bar.
 *
 * @param {import('playwright-core').Page} page
 */
async function untilFilled(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('main .MuiSkeleton-root') === null);
}

/**
 * A day of each kind of health record, the worst there is; then the night of the first one. Answers the whole windows as
 * PNG, and keeps the pages by themselves.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Buffer[]>}
 */
async function takeDays(page) {
  const pictures = [];
  for (const [name, address] of Object.entries(await dayAddresses(page))) {
    await page.goto(address);
    await page.getByRole('slider').locator('svg').first().waitFor();
    await untilFilled(page);
    pictures.push(await page.screenshot({ animations: 'disabled' }));
    await takeMain(page, name, page.getByRole('region', { name: /^当日预警/ }));
  }
  return pictures;
}

/**
 * Keeps the pages around the days: the ward, the reports.
 *
 * @param {import('playwright-core').Page} page
 */
async function takeOverviews(page) {
  await page.goto(`${RECORDS}/index`);
  await page.locator('main li svg').first().waitFor();
  await takeMain(page, 'ward');
  await page.goto(`${REPORTS}/index`);
  await page.locator('main a').first().waitFor();
  await takeMain(page, 'reports');
  const reports = {
    ecg: await firstOf(page, 'ecg'),
    lorenz: await firstOf(page, 'lorenz'),
    sleep: await firstOf(page, 'sleep'),
  };
  for (const [name, id] of Object.entries(reports)) {
    await page.goto(`${REPORTS}/${name}-manage/${id}/show`);
    await page.locator('main canvas').first().waitFor();
    if (name === 'ecg') await page.getByText(/[1-9]\d* 次心搏/).waitFor();
    await takeMain(page, name);
  }
}

/**
 * Keeps the page in view, without menus.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} name
 * @param {import('playwright-core').Locator} [last] what the picture ends with, where it is there; else a window's height
 */
async function takeMain(page, name, last) {
  await untilFilled(page);
  await page.setViewportSize(TALL_WINDOW);
  // Drawings follow the size of the window.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const main = await page.locator('main').boundingBox();
  if (!main) throw new Error('the page has no content');
  const end = last && (await last.count()) > 0 ? await last.boundingBox() : null;
  const bottom = Math.min(end ? end.y + end.height + 16 : WINDOW.height, main.y + main.height);
  const picture = { path: join(CHARTS, `${name}.jpg`), clip: { ...main, height: bottom - main.y } };
  await page.screenshot({ ...picture, type: 'jpeg', quality: 62, animations: 'disabled' });
  await page.setViewportSize(WINDOW);
}

/**
 * The addresses of the days worth a picture, by the names of the pictures.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Record<string, string>>}
 */
async function dayAddresses(page) {
  /** @type {Record<string, string>} */
  const addresses = {};
  for (const kind of /** @type {(keyof typeof KINDS)[]} */ (Object.keys(KINDS))) {
    addresses[kind] = await worstDay(page, kind);
  }
  return { ...addresses, night: `${addresses.heartRate}?view=night` };
}

/**
 * The report that stands first in its list.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} entity
 * @returns {Promise<number>}
 */
async function firstOf(page, entity) {
  const [report] = await listOf(page, `${entity}.open?pageSize=1`);
  if (!report) throw new Error(`the demo data has no ${entity}`);
  return report.id;
}

/**
 * The address of the worst day of a kind; of several one that is over.
 *
 * @param {import('playwright-core').Page} page
 * @param {keyof typeof KINDS} kind
 * @returns {Promise<string>}
 */
async function worstDay(page, kind) {
  for (const level of ['critical', 'warn', 'none']) {
    const days = await listOf(page, `${kind}.open?pageSize=100&alertLevel=${level}`);
    const day = days.find(({ date }) => date < new Date().toISOString().slice(0, 10)) ?? days[0];
    if (day) return `${RECORDS}/${KINDS[kind]}/${day.id}/show`;
  }
  throw new Error(`the demo data has no ${kind}`);
}

/**
 * What the server answers to a question for a list.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} question
 * @returns {Promise<{ id: number; date: string }[]>}
 */
async function listOf(page, question) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name.endsWith('token'))?.value ?? '';
  const answer = await page.request.get(`/api/selectBySelectivePagination.${question}`, {
    headers: { authorization: decodeURIComponent(token) },
  });
  return (await answer.json()).data;
}

/**
 * The console in each theme, as PNG.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Buffer[]>}
 */
async function takeThemes(page) {
  const pictures = [];
  const dialog = page.getByRole('dialog', { name: '主题' });
  const cards = dialog.locator('li button');
  for (let at = 0, count = 1; at < count; at += 1) {
    await page.getByRole('button', { name: '主题', exact: true }).click();
    await cards.nth(at).click();
    count = await cards.count();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    // Away from the button, whose tooltip would be in the picture.
    await page.mouse.move(WINDOW.width / 2, WINDOW.height - 10);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.getByRole('tooltip').waitFor({ state: 'hidden' });
    pictures.push(await page.screenshot({ animations: 'disabled' }));
  }
  return pictures;
}

/**
 * Three pictures a row, small.
 *
 * @param {readonly Buffer[]} pictures
 * @returns {Promise<Buffer>}
 */
async function sheetOf(pictures) {
  const rows = Math.ceil(pictures.length / 3);
  const page = await browser.newPage({ viewport: { width: 1800, height: rows * 375 } });
  const images = pictures.map((png) => `<img width="600" src="data:image/png;base64,${png.toString('base64')}">`);
  await page.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap;width:1800px">${images.join('')}</body>`);
  return page.screenshot({ type: 'jpeg', quality: 72 });
}
