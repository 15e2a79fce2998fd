import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { mapValues } from 'es-toolkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../harness/browser/openBrowser';
import { openConsole } from '../../harness/browser/openConsole';
import { type Product, startProduct } from '../../harness/startProduct';
import { rewriteImports } from '../../scripts/newPlugin/fillTemplate.mjs';
import { scaledLimit } from '../../scripts/timeLimits.mjs';
import { openPage } from './support/openPage';

const ROOT = join(import.meta.dirname, '..', '..');
const NEW_SECTION = ['fall-alarm', '--names', '跌倒报警,跌倒警報,Fall alarms,転倒アラーム'];
/** Tests that check every section, and those of the new one. */
const TESTS = [
  'tests/architecture.test.ts',
  'tests/unit/contract/entit',
  'tests/unit/contract/problemTexts',
  'tests/unit/plugins/sections',
  'tests/unit/texts',
  'tests/component/plugins/fallAlarm',
  'tests/server/fallAlarm',
  'tests/server/alarmWatch',
];
const WRITTEN = ['src/plugins/fallAlarm', 'tests/component/plugins/fallAlarm', 'tests/server/fallAlarm'];
const INDEX = '/jishan-smart/fall-alarm/index';
const OPEN_ALARMS = 3;
/** Complete checks of the copy take minutes while other tests run. */
const CHECK_LIMIT_MS = scaledLimit(400_000);

/**
 * What can break. Types cannot: `npm run typecheck` covers the sources of the templates, and remotePlugin.test.ts covers the
 * pages, where the same sources run outside of the repository.
 */
const CHECKS = {
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...WRITTEN],
  'dead code': ['node_modules/knip/bin/knip.js'],
  'its tests and those of all sections': ['node_modules/vitest/vitest.mjs', 'run', ...TESTS],
  'the build': ['scripts/build.mjs'],
};
type Check = keyof typeof CHECKS;

/**
 * A copy of this repository with a section written by `npm run new:plugin`, and another one beside it that has a table, a
 * migration, a job, a route and seeds. No other file differs.
 */
let folder: string;
/** All of them at the same time. */
let outcomes: Readonly<Record<Check, Promise<Outcome>>>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-section-'));
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['scripts/new-plugin.mjs', ...NEW_SECTION], { cwd: folder });
  layBeside('alarmWatch/section', 'src/plugins/alarmWatch');
  layBeside('alarmWatch/alarmWatch.test.ts', 'tests/server/alarmWatch/alarmWatch.test.ts');
  outcomes = mapValues(CHECKS, (command) => run(...command));
});
afterAll(async () => {
  await Promise.all(Object.values(outcomes ?? {}));
  rmSync(folder, { recursive: true, force: true });
});

/** Copies a fixture, with its imports as paths of the repository. */
function layBeside(fixture: string, target: string): void {
  const from = join(ROOT, 'tests', 'fixtures', fixture);
  if (statSync(from).isDirectory()) {
    for (const name of readdirSync(from)) layBeside(`${fixture}/${name}`, `${target}/${name}`);
    return;
  }
  mkdirSync(dirname(join(folder, target)), { recursive: true });
  writeFileSync(join(folder, target), rewriteImports(readFileSync(from, 'utf8'), target, PLACES));
}
const PLACES = {
  '@console/contract': 'contract',
  '@console/plugin-api': 'src/core/plugin-api',
  '@console/server-plugin-api': 'server/plugin-api',
  '@tests': 'tests',
};

interface Outcome {
  isGood: boolean;
  output: string;
}

/** Runs a Node program in the copy; returns all output, and whether it succeeded. */
async function run(...command: string[]): Promise<Outcome> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, {
      cwd: folder,
      maxBuffer: 2 ** 26,
    });
    return { isGood: true, output: stdout + stderr };
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string };
    return { isGood: false, output: stdout + stderr };
  }
}

describe('a section written by npm run new:plugin', () => {
  it.each(Object.keys(CHECKS) as Check[])(
    'passes %s',
    async (check) => {
      const { isGood, output } = await outcomes[check];
      expect(isGood, output).toBe(true);
    },
    CHECK_LIMIT_MS,
  );

  describe('is part of the product', () => {
    let product: Product;
    let browser: Browser;
    beforeAll(async () => {
      product = await startProduct({ root: folder });
      browser = await openBrowser();
    });
    afterAll(async () => {
      await browser?.close();
      await product?.stop();
    });
    const open = async (path: string): Promise<Page> => {
      const page = await openPage(browser, { baseURL: product.url });
      return openConsole(page, product, path);
    };

    it('with its menu, its figures, its chart, its demo data, and its operations in words', async () => {
      const page = await open(INDEX);
      await page.getByRole('banner').getByText('跌倒报警', { exact: true }).waitFor();
      const figure = page.getByRole('link', { name: /待处理/ }).first();
      await expect.poll(() => figure.innerText()).toContain(String(OPEN_ALARMS));
      await page.getByRole('progressbar', { name: /^高 \d/ }).waitFor();
      await page.goto('/jishan-smart/system-manage/permission-manage');
      await page.getByRole('searchbox').first().fill('closeOldFallAlarms');
      await page.getByText('关闭旧记录').first().waitFor();
    });
  });
});

describe('an invalid section', () => {
  it('stops the build with one sentence that names its folder and the remedy', async () => {
    const broken = join(folder, 'src', 'plugins', 'fallAlarm', 'index.ts');
    writeFileSync(broken, `throw new Error('soup is not defined');\nexport default {};\n`);
    const { isGood, output } = await run('scripts/build.mjs');
    expect(isGood).toBe(false);
    expect(output).toContain(
      'src/plugins/fallAlarm/index.ts: it cannot be loaded (soup is not defined); correct it or take the folder away',
    );
  });
});
