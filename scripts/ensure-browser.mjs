/**
 * Finds a Chromium for the browser tests, preferably its headless shell. That is the same engine without windows, toolbars
 * and extensions, and renders a page in two thirds of the CPU time. If it is missing, it is installed, with fonts for
 * Chinese and Japanese. `npm test` and `npm run test:e2e` call it; as a program it prints the path of the browser.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const HEADLESS_SHELL = 'chromium-headless-shell';
const FONTS = 'fonts-noto-cjk';
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const KNOWN_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const INSTALL_HINT =
  `Install Chromium (on Debian: apt-get install ${HEADLESS_SHELL} ${FONTS}), or set CHROMIUM_PATH to the program, ` +
  'and run the command again.';

/** The machine has no usable browser; the message says what to do. */
export class NoBrowserError extends Error {}

/**
 * Dependencies on the machine, so that a test can hide every browser.
 *
 * @typedef {object} Machine
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {readonly string[]} places paths of browsers outside PATH
 * @property {boolean} isRoot
 * @property {boolean} hasFonts whether there are Chinese fonts, or it is unknown
 * @property {(program: string, options: readonly string[]) => void} run throws when the program fails
 * @property {(sentence: string) => void} say
 */

/** @returns {Machine} */
function currentMachine() {
  return {
    env: process.env,
    places: [...KNOWN_PATHS, chromium.executablePath()],
    isRoot: process.getuid?.() === 0,
    hasFonts: hasChineseFonts(),
    run,
    // A program may read the standard output.
    say: (sentence) => console.error(sentence),
  };
}

/**
 * Returns the path of a Chromium: that of CHROMIUM_PATH, of the machine, or the one installed by Playwright.
 *
 * @param {Pick<Machine, 'env' | 'places'>} [machine]
 * @returns {string | undefined}
 */
export function findBrowser({ env, places } = currentMachine()) {
  const configured = env.CHROMIUM_PATH;
  if (configured) return existsSync(configured) ? configured : undefined;
  const candidates = [...NAMES.flatMap((name) => onPath(name, env)), ...places];
  return candidates.find((path) => existsSync(path));
}

/**
 * @returns {string}
 * @throws {NoBrowserError} if the machine has no Chromium
 */
export function requireBrowser(machine = currentMachine()) {
  const found = findBrowser(machine);
  if (found) return found;
  const { CHROMIUM_PATH } = machine.env;
  const reason = CHROMIUM_PATH
    ? `CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not exist`
    : 'there is no Chromium for the browser tests';
  throw new NoBrowserError(`${reason[0]?.toUpperCase()}${reason.slice(1)}. ${INSTALL_HINT}`);
}

/**
 * Installs what is missing, and returns the path of the browser. Uses Debian's packages if apt-get can be run, otherwise
 * Playwright's download.
 *
 * @param {Machine} [machine]
 * @returns {string}
 * @throws {NoBrowserError} if it cannot be installed
 */
export function ensureBrowser(machine = currentMachine()) {
  const { env, isRoot, hasFonts, say } = machine;
  const found = findBrowser(machine);
  if (env.CHROMIUM_PATH) return requireBrowser(machine);
  const hasApt = isRoot && onPath('apt-get', env).some((path) => existsSync(path));
  const isComplete = found !== undefined && (!hasApt || (found.endsWith(HEADLESS_SHELL) && hasFonts));
  if (isComplete) return found;
  say(`Installing ${hasApt ? `${HEADLESS_SHELL} and ${FONTS}` : 'Chromium'} for the browser tests …`);
  try {
    if (hasApt) {
      machine.run('apt-get', ['update', '-qq']);
      machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', HEADLESS_SHELL, FONTS]);
    } else {
      machine.run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
    }
  } catch (cause) {
    // If this system has no package of the headless shell, any other Chromium works too.
    if (found) return found;
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new NoBrowserError(`Chromium could not be installed (${reason}). ${INSTALL_HINT}`, { cause });
  }
  return requireBrowser(machine);
}

/**
 * @param {string} name of a program
 * @param {Machine['env']} env
 */
function onPath(name, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name));
}

/** Systems without fontconfig have fonts. */
function hasChineseFonts() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return process.platform !== 'linux' || (status === 0 && stdout.trim() !== '');
}

/**
 * @param {string} program
 * @param {readonly string[]} options
 */
function run(program, options) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // The standard output is reserved for the path of the browser.
  execFileSync(program, [...options], { env, stdio: ['ignore', 2, 2] });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
