import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addDays, dayAt } from '../../contract/moment';
import { openBrowser } from '../../harness/browser/openBrowser';
import { openConsole } from '../../harness/browser/openConsole';
import { postgresDatabases } from '../../harness/postgres/postgresDatabases';
import { type BuiltPlugin, newRemotePlugin, type RemotePlugin } from '../../harness/remotePlugin';
import { type Product, startProduct } from '../../harness/startProduct';
import { scaledLimit } from '../../scripts/timeLimits.mjs';
import { signedInApi } from './support/callApi';
import { installPlugin, listPlugin } from './support/installPlugin';
import { openPage } from './support/openPage';

const ROOT = join(import.meta.dirname, '..', '..');
/** Checks, tests and builds of the plugin, while other tests run. */
const LIMIT_MS = scaledLimit(400_000);
const LIST = '/jishan-smart/fall-alarm/fall-alarm-manage';
const OVERVIEW = '/jishan-smart/fall-alarm/index';

/** Written, built and tested outside of the repository by the commands of the tutorial. */
let plugin: RemotePlugin;
let sound: BuiltPlugin;

beforeAll(async () => {
  plugin = await newRemotePlugin();
  // Samples of the documentation are copied beside the plugin's own tests.
  for (const [index, sample] of samplesIn('docs/testing-a-data-provider.md', 'ts').entries()) {
    writeFileSync(join(plugin.folder, 'tests', `sample${index + 1}.test.ts`), sample);
  }
}, LIMIT_MS);
afterAll(() => plugin?.remove());

const samplesIn = (document: string, language: string): string[] =>
  [
    ...readFileSync(join(ROOT, document), 'utf8').matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g')),
  ].map(([, code = '']) => code);

describe('a plugin outside of the repository', () => {
  it(
    'has types that match the packages, with the samples of the documentation',
    async () => {
      expect(readdirSync(join(plugin.folder, 'tests')).filter((name) => name.startsWith('sample'))).toHaveLength(3);
      await plugin.script('check');
    },
    LIMIT_MS,
  );

  it(
    'passes its tests, with the samples of the documentation',
    async () => {
      expect(await plugin.script('test')).toContain('Tests');
    },
    LIMIT_MS,
  );

  it(
    'is built into one file each for browser and server, with the lines for the operator printed',
    async () => {
      sound = await plugin.build();
      expect(sound.config.plugins['fall-alarm']).toEqual({
        url: '/plugins/fall-alarm/index.js',
        integrity: expect.stringMatching(/^sha384-[A-Za-z0-9+/]{64}$/),
        server: expect.stringMatching(/^sha384-[A-Za-z0-9+/]{64}$/),
      });
      expect(readdirSync(join(sound.dist, 'console'))).toEqual(['index.js']);
      expect(readdirSync(join(sound.dist, 'server'))).toEqual(['index.js']);
    },
    LIMIT_MS,
  );

  it('leaves shared modules out of its files, and bundles the rest', () => {
    const importsOf = (half: string) =>
      [...readFileSync(join(sound.dist, half, 'index.js'), 'utf8').matchAll(/^import .* from "([^"]+)"/gm)].map(
        ([, name]) => name,
      );
    const shared = sharedModules();
    expect(importsOf('console').length).toBeGreaterThan(3);
    expect(importsOf('console').filter((name = '') => !shared.includes(name))).toEqual([]);
    expect(importsOf('server')).toEqual(['@console/server-plugin-api']);
  });

  it('is not written into an existing folder', async () => {
    await expect(plugin.writeAgain()).rejects.toThrow(`There is ${plugin.folder} already: give another folder.`);
    expect(readdirSync(join(plugin.folder, 'src'))).toContain('index.ts');
  });

  it('is what the tutorial builds: each of its commands has been run', () => {
    const lines = samplesIn('docs/plugin-tutorial.md', 'sh').flatMap((sample) => sample.trim().split('\n'));
    // Installing is done without the registry here, and the operator's part below.
    const run = lines.filter((line) => !/^(cd |mkdir |cp |npm ci$|npm install$|npm start$|CONFORMANCE_)/.test(line));
    expect(run.map((line) => line.replace(/ \.\.\/fall-alarm .*/, ''))).toEqual(plugin.commands);
  });
});

/** The list in the plugin's Vite configuration. */
function sharedModules(): string[] {
  const config = readFileSync(join(plugin.folder, 'vite.config.ts'), 'utf8');
  const [, list = ''] = /const SHARED = \[([^\]]*)\]/.exec(config) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

describe('the same plugin in a running server', () => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    product = await startProduct({ environment: { DEMO_DATA: 'none' } });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  const open = async (path: string): Promise<Page> =>
    openConsole(await openPage(browser, { baseURL: product.url }), product, path);
  const menu = (page: Page) => page.getByRole('banner').getByText('跌倒报警', { exact: true });
  const item = (page: Page) =>
    page.getByRole('list', { name: '插件' }).getByRole('listitem').filter({ hasText: 'fall-alarm' }).first();
  const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
  /** The next version, installed by the operator. */
  const upgrade = (next: BuiltPlugin) => {
    installPlugin(product.dataDir, next);
    listPlugin(product.dataDir, next);
  };

  it('works with its own entity once its modules are installed and listed', async () => {
    upgrade(sound);
    await product.end();
    await product.restart();
    const page = await open(`${LIST}/create`);
    await page.getByRole('textbox', { name: '标题' }).fill('二楼走廊');
    await page.getByRole('textbox', { name: '日期' }).fill('2020-01-05');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.waitForURL(/\/show$/);
    await page.goto(LIST);
    await row(page, '二楼走廊').getByText('待处理').waitFor();
    await menu(page).waitFor();

    await page.getByRole('button', { name: '关闭旧记录' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '早于此日期' }).fill('2020-02-01');
    await dialog.getByRole('button', { name: '关闭旧记录' }).click();
    await row(page, '二楼走廊').getByText('已关闭').waitFor();

    await page.goto(OVERVIEW);
    await page.getByRole('progressbar', { name: '低 1' }).waitFor();
    await page.goto('/plugins');
    await item(page).getByText('运行中').waitFor();
    await item(page).getByText('1.0.0').waitFor();
    await item(page)
      .getByText(/服务端提供.*fallAlarm/)
      .waitFor();
  });

  it('has its permissions and its operations like a section', async () => {
    const api = await signedInApi(product);
    const { data } = await api.call('selectBySelectivePagination.permission.open', {
      entity: 'fallAlarm',
      pageNum: 1,
      pageSize: 50,
    });
    expect(JSON.stringify(data)).toContain('closeOldFallAlarms.fallAlarm.open');
    const { status } = await api.call('insert.fallAlarm.open', { title: '花园', day: '2020-03-01' });
    expect(status).toBe(8000);
  });

  it(
    'keeps its records on PostgreSQL too, and they stay while it is not running',
    async () => {
      const databases = postgresDatabases(() => inject('postgresUrl'));
      const folder = mkdtempSync(join(tmpdir(), 'console-operator-'));
      installPlugin(folder, sound);
      listPlugin(folder, sound);
      const databaseUrl = await databases.create();
      const other = await startProduct({ databaseUrl, dataOf: folder, environment: { DEMO_DATA: 'none' } });
      try {
        const records = async () => {
          const api = await signedInApi(other);
          return api.call('selectBySelectivePagination.fallAlarm.open', { pageNum: 1, pageSize: 10, level: 'high' });
        };
        const api = await signedInApi(other);
        for (const day of ['2020-01-05', '2020-03-01']) {
          expect(await api.call('insert.fallAlarm.open', { title: day, day, level: 'high' })).toMatchObject({
            status: 8000,
          });
        }
        const closing = await api.call('closeOldFallAlarms.fallAlarm.open', { before: '2020-02-01' });
        expect(closing.data).toEqual({ closed: 1 });

        const config = join(other.dataDir, 'console.config.json');
        const listed = readFileSync(config, 'utf8');
        writeFileSync(config, '{}');
        await other.end();
        await other.restart();
        expect((await records()).status).not.toBe(8000);
        writeFileSync(config, listed);
        await other.end();
        await other.restart();
        const kept = (await records()).data as unknown as { day: string; status: string }[];
        expect(kept.map(({ day, status }) => `${day} ${status}`).sort()).toEqual([
          '2020-01-05 closed',
          '2020-03-01 open',
        ]);
      } finally {
        await other.stop();
        await databases.removeAll();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    LIMIT_MS,
  );

  it('is configured for everyone by an administrator', async () => {
    const page = await open('/plugins');
    await decide(page, async () => {
      const days = page.getByRole('textbox', { name: '多少天以前的记录算旧记录' });
      await days.fill('0');
      await page.getByText('请输入 1 到 3,650 之间的数字').waitFor();
      await days.fill('5');
    });
    await page.goto(LIST);
    await page.getByRole('button', { name: '关闭旧记录' }).click();
    const proposed = await page.getByRole('textbox', { name: '早于此日期' }).inputValue();
    const today = dayAt(Date.now());
    // Midnight may have passed.
    expect([today, addDays(today, -1)].map((day) => addDays(day, -5))).toContain(proposed);
  });

  it('does not run when its file differs from the listed one', async () => {
    // Written by accident, or by an attacker.
    const file = join(product.dataDir, 'plugins', 'fall-alarm', 'console', 'index.js');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n`);
    const page = await open('/plugins');
    await item(page)
      .getByText(/校验值不符/)
      .waitFor();
    await page.goto('/index');
    await page.getByRole('main').waitFor();
    await expect.poll(() => menu(page).count()).toBe(0);
  });

  it(
    'that crashes when it is shown, or in an action, after an upgrade affects nothing else',
    async () => {
      plugin.edit('src/index.ts', "version: '1.0.0'", "version: '1.1.0'");
      const index = 'export default function FallAlarmIndex() {';
      plugin.edit(
        'src/FallAlarmIndex.tsx',
        index,
        `${index}\n  if (Date.now() > 0) throw new Error('no soup in render');`,
      );
      const dialog = 'const translate = useTranslate();';
      plugin.edit(
        'src/CloseOldDialog.tsx',
        dialog,
        `${dialog}\n  if (Date.now() > 0) throw new Error('no soup in an action');`,
      );
      upgrade(await plugin.build());
      const page = await open(OVERVIEW);
      await page.getByRole('button', { name: '重试' }).first().waitFor();
      await page.goto(LIST);
      await row(page, '花园').waitFor();
      await page.getByRole('button', { name: '关闭旧记录' }).click();
      await page.getByText('此部分无法显示').waitFor();
      await row(page, '花园').waitFor();
    },
    LIMIT_MS,
  );

  it(
    'that crashes while loading is reported as a problem in words',
    async () => {
      plugin.edit(
        'src/index.ts',
        'export default',
        "if (Date.now() > 0) throw new Error('no soup at load');\nexport default",
      );
      upgrade(await plugin.build());
      const page = await open('/plugins');
      await item(page).getByText('no soup at load').waitFor();
      await item(page).getByText('有故障').waitFor();
    },
    LIMIT_MS,
  );

  it('is disabled for everyone by an administrator', async () => {
    const page = await open('/plugins');
    await decide(page, () => page.getByRole('switch', { name: '对所有人启用' }).click());
    await page.getByRole('button', { name: '重新加载' }).click();
    await item(page).getByText('已对所有人停用').waitFor();
    const other = await open('/index');
    await other.getByRole('main').waitFor();
    expect(await menu(other).count()).toBe(0);
  });

  async function decide(page: Page, change: () => Promise<void>): Promise<void> {
    await item(page)
      .getByRole('button', { name: /对所有人设置/ })
      .click();
    await change();
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});
