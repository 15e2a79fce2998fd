import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInApi } from './support/callApi';
import { choose } from './support/fillForm';
import { openBrowser } from './support/openBrowser';
import { openConsole } from './support/openConsole';
import { openPage } from './support/openPage';
import { type Product, startProduct } from './support/startProduct';

const ROOT = join(import.meta.dirname, '..', '..');
const SECTION = join('tests', 'fixtures', 'meal');
/** Tests that look at every section there is. */
const GENERIC_TESTS = [
  'tests/architecture.test.ts',
  'tests/unit/contract',
  'tests/unit/plugins',
  'tests/unit/core/shell',
];
const ORDERS = '/jishan-smart/meal-manage/meal-order-manage';
const DEMO_ORDERS = 60;
/** Whole checks of the copy take minutes where other tests run beside them. */
const CHECK_LIMIT_MS = 400_000;

/** A copy of this repository with one more folder, `src/plugins/meal`; no other file differs. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-section-'));
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(ROOT, SECTION), join(folder, 'src', 'plugins', 'meal'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of Node in the copy; answers all that it printed, and whether it ended well. */
async function run(...command: string[]): Promise<{ isGood: boolean; output: string }> {
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

describe('a section copied into src/plugins', () => {
  it.each([
    ['the types', ['node_modules/typescript/bin/tsc', '--noEmit']],
    ['lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'src/plugins/meal']],
    ['dead code', ['node_modules/knip/bin/knip.js']],
    ['the tests of all sections', ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...GENERIC_TESTS]],
    ['the build', ['scripts/build.mjs']],
  ])(
    'passes %s',
    async (_, command) => {
      const { isGood, output } = await run(...command);
      expect(isGood, output).toBe(true);
    },
    CHECK_LIMIT_MS,
  );

  describe('is in the product', () => {
    let product: Product;
    let browser: Browser;
    beforeAll(async () => {
      product = await startProduct({ root: folder });
      browser = await openBrowser();
    });
    afterAll(async () => {
      await browser.close();
      await product.stop();
    });
    const open = async (path: string): Promise<Page> => {
      const page = await openPage(browser, { baseURL: product.url });
      return openConsole(page, product, path);
    };

    it('with its menu, its figures, its seeds and its demo data', async () => {
      const page = await open('/jishan-smart/meal-manage/index');
      await page.getByRole('banner').getByText('送餐', { exact: true }).waitFor();
      const figure = page.getByRole('link', { name: /待送/ }).first();
      await expect.poll(() => figure.innerText()).toContain(String(DEMO_ORDERS));
      await page.getByRole('link', { name: '餐别' }).click();
      for (const meal of ['午餐', '晚餐']) await page.getByRole('row').filter({ hasText: meal }).waitFor();
    });

    it('with its list, form and actions', async () => {
      const page = await open(ORDERS);
      await page.getByText(`共 ${DEMO_ORDERS} 条`).waitFor();
      await page.getByRole('row').filter({ hasText: 'F00000059' }).getByRole('button', { name: '送达' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: '送达', exact: true }).click();
      await page.getByRole('row').filter({ hasText: 'F00000059' }).getByText('已送达').waitFor();

      await page.getByRole('button', { name: '订餐' }).click();
      await choose(page, '老人', /./);
      await page.keyboard.press('Escape');
      await choose(page, '餐别', '晚餐');
      await page.getByRole('textbox', { name: '用餐日期' }).fill('2000-01-01');
      await page.getByRole('dialog').getByRole('button', { name: '订餐' }).click();
      await page.getByRole('dialog').getByText('用餐日期已过').waitFor();
      await page.getByRole('textbox', { name: '用餐日期' }).fill('2099-01-01');
      await page.getByRole('dialog').getByRole('button', { name: '订餐' }).click();
      await page.getByRole('region', { name: '通知' }).getByText('已为 1 位老人订餐').waitFor();
      await page.getByText(`共 ${DEMO_ORDERS + 1} 条`).waitFor();
    });

    it('with its operations and their permissions, in words', async () => {
      const api = await signedInApi(product);
      const day = '2099-02-01';
      const { data } = await api.call('orderMeals.mealOrder.open', { elderlyIds: [5, 6], mealTypeId: 1, day });
      expect(data).toEqual({ ordered: 2 });
      const plan = await api.call('selectKitchenPlan.mealOrder.open', { day });
      expect(plan.data).toEqual({ portions: [{ mealTypeId: 1, count: 2 }], total: 2 });
      const page = await open('/jishan-smart/system-manage/permission-manage');
      await page.getByRole('searchbox').first().fill('orderMeals');
      await page.getByText('批量订餐').first().waitFor();
    });
  });
});

describe('a section that is broken', () => {
  it('stops the build with one sentence that names its folder and says what to do', async () => {
    const broken = join(folder, 'src', 'plugins', 'meal', 'index.ts');
    writeFileSync(broken, `throw new Error('soup is not defined');\nexport default {};\n`);
    const { isGood, output } = await run('scripts/build.mjs');
    expect(isGood).toBe(false);
    expect(output).toContain(
      'src/plugins/meal/index.ts: it cannot be loaded (soup is not defined); correct it or take the folder away',
    );
  });
});
