/**
 * Finds a Chromium for the browser tests, best its headless shell: the same engine without windows, toolbars and
 * extensions, with which a page takes two thirds of the processor time. Run as a program (`node scripts/ensure-browser.mjs`)
 * it installs one when there is none.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const KNOWN_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of a Chromium: CHROMIUM_PATH, the machine's own, or the one Playwright installed.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...KNOWN_PLACES,
    chromium.executablePath(),
  ];
  return candidates.find((path) => existsSync(path));
}

/**
 * @returns {string}
 * @throws {Error} that tells what to do, when the machine has no Chromium
 */
export function requireBrowser() {
  const found = findBrowser();
  if (found) return found;
  throw new Error(
    'No Chromium for the browser tests. Run `node scripts/ensure-browser.mjs` to install one, ' +
      'or set CHROMIUM_PATH to the program.',
  );
}

/** Installs what is missing; on Debian as root together with the fonts Chinese and Japanese pages need. */
function ensureBrowser() {
  const found = findBrowser();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (!found?.endsWith(HEADLESS_SHELL) && !process.env.CHROMIUM_PATH) installPackages(found !== undefined);
  } else if (!found) {
    run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
  }
  return requireBrowser();
}

/** @param {boolean} mayFail where a Chromium is there already, and this system may have no package of the shell */
function installPackages(mayFail) {
  try {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', HEADLESS_SHELL, 'fonts-noto-cjk']);
  } catch (error) {
    if (!mayFail) throw error;
  }
}

/**
 * @param {string} program
 * @param {string[]} options
 */
function run(program, options) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(program, options, { env, stdio: ['ignore', 'inherit', 'inherit'] });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(ensureBrowser());
