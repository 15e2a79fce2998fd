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
const WINDOW = { width: 1440, height: 900 };

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
  const page = await browser.newPage({ viewport: { width: 1800, height: 1125 } });
  const images = pictures.map((png) => `<img width="600" src="data:image/png;base64,${png.toString('base64')}">`);
  await page.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap;width:1800px">${images.join('')}</body>`);
  return page.screenshot({ type: 'jpeg', quality: 72 });
}
