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
const ELDERS = '/jishan-smart/elderly-manage/elderly-manage';
const ATTENDANTS = '/jishan-smart/service-manage/attendant-manage';
const RECORDS = '/jishan-smart/record-manage';
const WINDOW = { width: 1440, height: 900 };
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

mkdirSync(PICTURES, { recursive: true });
const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ baseURL: address, locale: 'zh-CN', viewport: WINDOW });
  await page.goto('/login');
  await page.fill('input[autocomplete="username"]', 'admin');
  await page.fill('input[autocomplete="current-password"]', password);
  await page.click('button[type="submit"]');
  await page.waitForURL('**/index');
  await showList(page, ELDERS);
  await page.screenshot({ path: join(PICTURES, 'elders.png') });
  writeFileSync(join(PICTURES, 'days.jpg'), await sheetOf(await takeDays(page)));
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
  await page.waitForLoadState('networkidle');
}

/**
 * A day of each kind of health record, the worst there is, as PNG; then the night of the first one.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Buffer[]>}
 */
async function takeDays(page) {
  const pictures = [];
  const night = await worstDay(page, 'heartRate');
  const addresses = [];
  for (const kind of /** @type {(keyof typeof KINDS)[]} */ (Object.keys(KINDS))) {
    addresses.push(await worstDay(page, kind));
  }
  for (const address of [...addresses, `${night}?view=night`]) {
    await page.goto(address);
    await page.getByRole('slider').locator('svg').first().waitFor();
    await page.waitForLoadState('networkidle');
    pictures.push(await page.screenshot({ animations: 'disabled' }));
  }
  return pictures;
}

/**
 * The address of a day of a kind: one that is over, critical if there is one.
 *
 * @param {import('playwright-core').Page} page
 * @param {keyof typeof KINDS} kind
 * @returns {Promise<string>}
 */
async function worstDay(page, kind) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name.endsWith('token'))?.value ?? '';
  const call = `/api/selectBySelectivePagination.${kind}.open?pageSize=100&sort=alertLevel&order=desc`;
  const answer = await page.request.get(call, { headers: { authorization: decodeURIComponent(token) } });
  /** @type {{ data: { id: number; date: string }[] }} */
  const { data } = await answer.json();
  const day = data.find(({ date }) => date < new Date().toISOString().slice(0, 10)) ?? data[0];
  if (!day) throw new Error(`the demo data has no ${kind}`);
  return `${RECORDS}/${KINDS[kind]}/${day.id}/show`;
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
