import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_PASSWORD } from '../../harness/adminPassword';
import { openBrowser } from '../../harness/browser/openBrowser';
import { startProduct } from '../../harness/startProduct';
import { scaledLimit } from '../../scripts/timeLimits.mjs';
import { createSpecServer, FIXTURE_USER } from '../fixtures/specServer/createSpecServer';
import { answerBy, listen } from '../fixtures/specServer/serveHandler';
import { openPage } from './support/openPage';

const ROOT = join(import.meta.dirname, '..', '..');
/** The development server compiles the whole console for the first page. */
const LIMIT_MS = scaledLimit(240_000);
const PAGE = '/jishan-smart/meals/index';

/** A plugin that was built elsewhere: it has a menu, and a page that uses shared modules. */
const SCRIPT = `import { jsx } from "react/jsx-runtime";
import { useState } from "react";
import { Button } from "@mui/material";
import { definePlugin } from "@console/plugin-api";
import { PageHeader } from "@console/kit";
function Page() {
  const [count, setCount] = useState(0);
  return jsx(Button, { onClick: () => setCount(count + 1), children: "Meals: " + count });
}
const texts = Object.fromEntries(["zh-CN", "zh-TW", "en", "ja"].map((language) => [
  "./texts/titles/" + language + ".ts",
  async () => ({ default: { section: "Meals", pages: { index: "Meals today" } } }),
]));
const Icon = () => jsx("i", { title: PageHeader.name });
export default definePlugin({
  id: "meals", version: "1.0.0", engines: { console: "^2.0.0" },
  section: { label: "section", icon: Icon },
  routes: [{ path: "index", label: "pages.index", icon: Icon, component: async () => ({ default: Page }) }],
  texts,
});
`;

let browser: Browser;
let dev: ChildProcess | undefined;
const folders: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  if (dev?.exitCode === null) {
    const ended = new Promise((resolve) => dev?.once('close', resolve));
    dev.kill('SIGTERM');
    await ended;
  }
});
afterAll(async () => {
  await browser?.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a data folder with the plugin, as an operator installs it. */
function dataFolder(config: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'console-dev-plugin-'));
  folders.push(folder);
  mkdirSync(join(folder, 'plugins', 'meals', 'console'), { recursive: true });
  writeFileSync(join(folder, 'plugins', 'meals', 'console', 'index.js'), SCRIPT);
  const integrity = `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`;
  const plugins = { meals: { url: '/plugins/meals/index.js', integrity } };
  writeFileSync(join(folder, 'console.config.json'), JSON.stringify({ ...config, plugins }));
  return folder;
}

/** Runs `npm run dev` in front of a back end; returns its address. */
async function startDev(backendUrl: string, dataDir: string): Promise<string> {
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1' };
  const program = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: ROOT,
    env: { ...env, BACKEND_URL: backendUrl, DATA_DIR: dataDir },
  });
  dev = program;
  let output = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const address = () => /(http:\/\/localhost:\d+)\//.exec(output)?.[1];
  await expect.poll(address, { timeout: LIMIT_MS }).toBeDefined();
  return address() ?? '';
}

/** Signs in, and uses the menu and the page of the plugin. */
async function tryPlugin(url: string, user: { username: string; password: string }): Promise<void> {
  const page = await openPage(browser, { baseURL: url });
  page.setDefaultTimeout(LIMIT_MS);
  await page.goto(`/login?redirect=${encodeURIComponent(PAGE)}`, { timeout: LIMIT_MS });
  await page.locator('input[autocomplete="username"]').fill(user.username);
  await page.locator('input[type=password]').fill(user.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Meals: 0' }).click();
  await page.getByRole('button', { name: 'Meals: 1' }).waitFor();
  await page.getByRole('banner').getByText('Meals', { exact: true }).waitFor();
}

describe('a plugin from outside runs in npm run dev with BACKEND_URL', () => {
  it(
    'in front of a back end that has only the specification',
    async () => {
      const { handle } = createSpecServer();
      const { url, close } = await listen((request, response) => answerBy(handle, request, response));
      try {
        const folder = dataFolder({ backend: { operations: 'spec' } });
        await tryPlugin(await startDev(url, folder), FIXTURE_USER);
      } finally {
        await close();
      }
    },
    LIMIT_MS,
  );

  it(
    'in front of our server, which has the plugin in its own data folder',
    async () => {
      const product = await startProduct({ dataOf: dataFolder({}), environment: { DEMO_DATA: 'none' } });
      try {
        const empty = mkdtempSync(join(tmpdir(), 'console-dev-empty-'));
        folders.push(empty);
        await tryPlugin(await startDev(product.url, empty), { username: 'admin', password: ADMIN_PASSWORD });
      } finally {
        await product.stop();
      }
    },
    LIMIT_MS,
  );
});
