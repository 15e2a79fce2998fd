/**
 * Takes the pictures of the documents from a running console with demo data: `node scripts/take-pictures.mjs <address>
 * <password of admin> [home]`. With `home` it only takes those of start pages, section start pages, dark mode and the wall
 * display. It adds accounts with the shown posts to the console.
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
const HOME = join(PICTURES, 'home');
const WINDOW = { width: 1440, height: 900 };
const WALL = { width: 1920, height: 1080 };
const TELEPHONE = { width: 390, height: 844 };
/** Tall enough for the charts of a day and its alerts. */
const TALL_WINDOW = { width: 1440, height: 1800 };
/** Long enough for slow machines. */
const LIMIT_MS = 120_000;
/** Kinds of health records and the addresses of their pages. */
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

/** Start pages of sections by the names of their pictures. */
const INDEXES = {
  service: '/jishan-smart/service-manage/index',
  elderly: '/jishan-smart/elderly-manage/index',
  visit: '/jishan-smart/visit-manage/index',
  device: '/jishan-smart/device-manage/index',
  account: '/jishan-smart/account-manage/index',
  message: '/jishan-smart/message-manage/index',
  report: '/jishan-smart/report-manage/index',
  system: '/jishan-smart/system-manage/index',
};
/** Posts whose start pages are shown, by the codes of their templates. */
const ROLES = ['dispatcher', 'health'];

const [address, password, only] = process.argv.slice(2);
if (!address || !password) {
  throw new Error('usage: node scripts/take-pictures.mjs <address> <password of admin> [home]');
}

mkdirSync(CHARTS, { recursive: true });
mkdirSync(HOME, { recursive: true });
const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ baseURL: address, locale: 'zh-CN', viewport: WINDOW });
  page.setDefaultTimeout(LIMIT_MS);
  // The stream of live updates would prevent network idle.
  await page.route('**/api/events', (route) => route.abort());
  await signIn(page, 'admin', password);
  await takeHome(page);
  if (only !== 'home') await takeRest(page);
} finally {
  await browser.close();
}

/**
 * @param {import('playwright-core').Page} page
 */
async function takeRest(page) {
  await showList(page, ELDERS);
  await page.screenshot({ path: join(PICTURES, 'elders.png') });
  writeFileSync(join(PICTURES, 'days.jpg'), await contactSheet(await takeDays(page)));
  await takeOverviews(page);
  await showList(page, ATTENDANTS);
  writeFileSync(join(PICTURES, 'themes.jpg'), await contactSheet(await takeThemes(page)));
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} username
 * @param {string} loginPassword
 */
async function signIn(page, username, loginPassword) {
  await page.goto('/login');
  await page.fill('input[autocomplete="username"]', username);
  await page.fill('input[autocomplete="current-password"]', loginPassword);
  await page.click('button[type="submit"]');
  await page.waitForURL('**/index');
}

/**
 * Takes start pages of three posts, start pages of sections, dark mode, the wall display and a phone.
 *
 * @param {import('playwright-core').Page} page
 */
async function takeHome(page) {
  await takeWindow(page, 'admin', '/index');
  for (const [name, path] of Object.entries(INDEXES)) await takeWindow(page, `index-${name}`, path);
  await page.emulateMedia({ colorScheme: 'dark' });
  await takeWindow(page, 'dark', '/index');
  await takeWindow(page, 'dark-service', INDEXES.service);
  await takeWindow(page, 'dark-ecg', `${REPORTS}/ecg-manage/${await firstOf(page, 'ecg')}/show`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(TELEPHONE);
  await takeWindow(page, 'telephone', '/index');
  await page.setViewportSize(WALL);
  await page.goto('/jishan-smart/system-manage/data-system-manage');
  await page.getByRole('button', { name: '全屏展示' }).click();
  // The map is rendered last.
  await page.getByRole('dialog').getByRole('group', { name: '今日服务地图' }).first().waitFor();
  await savePicture(page, 'wall');
  await page.getByRole('button', { name: '关闭' }).click();
  // A full-screen window cannot be resized.
  await page.waitForFunction(() => document.fullscreenElement === null);
  await page.setViewportSize(WINDOW);
  for (const role of ROLES) await takeRolePicture(page, role);
}

/**
 * Takes the start page of an account with a post, in a separate browser context.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} role
 */
async function takeRolePicture(page, role) {
  const [template] = await listOf(page, `permissionTemplate.open?code=${role}`);
  if (!template) throw new Error(`there is no template ${role}`);
  const [loginPassword, own] = ['a first password to change', 'a password of their own'];
  const username = `picture.${role}`;
  await call(page, 'reauthenticate.admin.open', { password });
  const account = { username, name: '王小明', password: loginPassword, permissionTemplateIds: [template.id] };
  const added = await call(page, 'insert.admin.open', account);
  const context = await browser.newContext({ baseURL: address, locale: 'zh-CN', viewport: WINDOW });
  const rolePage = await context.newPage();
  rolePage.setDefaultTimeout(LIMIT_MS);
  if (added.status === 8000) {
    const { data } = await call(rolePage, 'login.admin.open', { username, password: loginPassword });
    await call(rolePage, 'changePassword.admin.open', { oldPassword: loginPassword, password: own }, data.token);
  }
  await signIn(rolePage, username, own);
  await takeWindow(rolePage, role, '/index');
  await context.close();
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} name
 * @param {string} path
 */
async function takeWindow(page, name, path) {
  await page.goto(path);
  await page.locator('main h1, main h2').first().waitFor();
  await savePicture(page, name);
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} name
 */
async function savePicture(page, name) {
  await waitForContent(page);
  await page.mouse.move(2, 400);
  const path = join(HOME, `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 70, animations: 'disabled' });
}

/**
 * Makes a call as the signed-in account.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} name
 * @param {object} params
 * @param {string} [as] another token
 * @returns {Promise<any>}
 */
async function call(page, name, params, as) {
  const token = as ?? (await tokenOf(page));
  const answer = await page.request.post(`/api/${name}`, { data: params, headers: { authorization: token } });
  return answer.json();
}

/**
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string>}
 */
async function tokenOf(page) {
  const cookies = await page.context().cookies();
  return decodeURIComponent(cookies.find(({ name }) => name.endsWith('token'))?.value ?? '');
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} path
 */
async function showList(page, path) {
  await page.goto(path);
  await page.locator('main table tbody tr td').first().waitFor();
  await waitForContent(page);
}

/**
 * Waits until no skeleton is left on the page.
 *
 * @param {import('playwright-core').Page} page
 */
async function waitForContent(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('main .MuiSkeleton-root') === null);
}

/**
 * Takes the worst day of each kind of health record, then the night of the first one. Returns whole windows as PNG, and
 * saves the pages separately.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Buffer[]>}
 */
async function takeDays(page) {
  const pictures = [];
  for (const [name, address] of Object.entries(await dayAddresses(page))) {
    await page.goto(address);
    await page.getByRole('slider').locator('svg').first().waitFor();
    await waitForContent(page);
    pictures.push(await page.screenshot({ animations: 'disabled' }));
    await takeMain(page, name, page.getByRole('region', { name: /^当日预警/ }));
  }
  return pictures;
}

/**
 * Takes the overview pages: the ward and the reports.
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
 * Takes the current page without menus.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} name
 * @param {import('playwright-core').Locator} [last] last element of the picture, if present; otherwise the picture has the
 * height of a window
 */
async function takeMain(page, name, last) {
  await waitForContent(page);
  await page.setViewportSize(TALL_WINDOW);
  // Drawings are redrawn when the window is resized.
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
 * Returns the addresses of the days to take, by the names of the pictures.
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
 * Returns the id of the first report in its list.
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
 * Returns the address of the worst day of a kind, preferably a past one.
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
 * Returns the rows of a list query.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} query
 * @returns {Promise<{ id: number; date: string }[]>}
 */
async function listOf(page, query) {
  const answer = await page.request.get(`/api/selectBySelectivePagination.${query}`, {
    headers: { authorization: await tokenOf(page) },
  });
  return (await answer.json()).data;
}

/**
 * Takes the console in each theme, as PNG.
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
 * Arranges pictures in rows of three, scaled down.
 *
 * @param {readonly Buffer[]} pictures
 * @returns {Promise<Buffer>}
 */
async function contactSheet(pictures) {
  const rows = Math.ceil(pictures.length / 3);
  const page = await browser.newPage({ viewport: { width: 1800, height: rows * 375 } });
  const images = pictures.map((png) => `<img width="600" src="data:image/png;base64,${png.toString('base64')}">`);
  await page.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap;width:1800px">${images.join('')}</body>`);
  return page.screenshot({ type: 'jpeg', quality: 72 });
}
