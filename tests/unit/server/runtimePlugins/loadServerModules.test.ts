import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '../../../../contract/constants';
import { defineEntity } from '../../../../contract/defineEntity';
import { text } from '../../../../contract/fields';
import { readOperatorConfig } from '../../../../server/plugins/operatorConfig';
import { withPluginOverrides, withServerProblems } from '../../../../server/plugins/pluginOverrides';
import type { ServerPlugin } from '../../../../server/plugins/ServerPlugin';
import { folderChecksum, readFolder } from '../../../../server/runtimePlugins/folderFiles';
import { initServerPlugins } from '../../../../server/runtimePlugins/initServerPlugins';
import { loadServerModules } from '../../../../server/runtimePlugins/loadServerModules';
import { sections } from '../../../../server/sections';

const root = mkdtempSync(join(tmpdir(), 'console-halves-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const entity = (name: string) =>
  defineEntity({
    name,
    section: 'fall-alarm',
    personal: false,
    titleField: 'name',
    fields: { name: text({ max: 20, required: true }) },
    sort: [],
    deletion: { kind: 'soft' },
  });
const texts = Object.fromEntries(
  LOCALES.map((locale) => [
    `entities/${locale}`,
    async () => ({ default: { fallAlarm: { name: 'Fall alarm', fields: { name: 'Name' } } } }),
  ]),
);
const half = (changes: object = {}): ServerPlugin => ({
  id: 'fall-alarm',
  entities: [entity('fallAlarm')],
  texts,
  ...changes,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'plugins-'));
  mkdirSync(join(folder, 'fall-alarm', 'server', 'parts'), { recursive: true });
  writeFileSync(join(folder, 'fall-alarm', 'server', 'index.js'), 'export default {};');
  writeFileSync(join(folder, 'fall-alarm', 'server', 'parts', 'jobs.js'), 'export const jobs = [];');
});
const own = () => join(folder, 'fall-alarm', 'server');
const checksum = async () => folderChecksum(await readFolder(own()));

/** Loads the plugin of the folder, whose entry exports the values of the test. */
async function load(exported: unknown, { server, ...listed }: { server?: string; id?: string; isOn?: boolean } = {}) {
  const { id = 'fall-alarm', isOn = true } = listed;
  const importChecked = vi.fn(async () => async () => {
    if (exported instanceof Error) throw exported;
    return { default: exported };
  });
  const config = { plugins: { [id]: { isRemote: false, isOn, server: server ?? (await checksum()) } } };
  const loaded = await loadServerModules({
    builtin: sections.plugins,
    builtinBrowserModules: async () => [],
    config,
    folder,
    importChecked,
  });
  return { ...loaded, importChecked };
}

describe('the checksum of a folder', () => {
  it.each([
    ['changed', () => writeFileSync(join(own(), 'parts', 'jobs.js'), 'export const jobs = [1];')],
    ['added', () => writeFileSync(join(own(), 'parts', 'more.js'), '')],
    ['left out', () => rmSync(join(own(), 'parts', 'jobs.js'))],
  ])('changes when a file is %s', async (_, change) => {
    const before = await checksum();
    expect(before).toMatch(/^sha384-[\w+/]{64}$/);
    change();
    expect(await checksum()).not.toBe(before);
  });

  it('is refused for a folder with a link, which may point anywhere', async () => {
    symlinkSync('/etc/hosts', join(own(), 'hosts.js'));
    await expect(readFolder(own())).rejects.toThrow('hosts.js is neither a file nor a folder');
  });
});

describe('loadHalves', () => {
  it('adds a listed server module to the sections', async () => {
    const { plugins, serverModules: halves } = await load(half());
    expect(halves).toEqual([{ id: 'fall-alarm', entities: ['fallAlarm'] }]);
    expect(plugins).toHaveLength(sections.plugins.length + 1);
  });

  it('reads no plugin that is not listed or is disabled', async () => {
    const { serverModules: halves, importChecked } = await load(half(), { isOn: false });
    expect(halves).toEqual([]);
    expect(importChecked).not.toHaveBeenCalled();
  });

  it('runs no code without the listed checksum', async () => {
    const {
      serverModules: halves,
      plugins,
      importChecked,
    } = await load(half(), { server: `sha384-${'a'.repeat(64)}` });
    expect(halves[0]?.problem).toEqual({
      code: 'SERVER_HALF_CHECKSUM',
      detail: expect.stringContaining(await checksum()),
    });
    expect(importChecked).not.toHaveBeenCalled();
    expect(plugins).toBe(sections.plugins);
  });

  it.each<[string, unknown, string, string]>([
    ['throws while it is loaded', new Error('no soup'), 'SERVER_HALF_FAILED', 'no soup'],
    ['exports nothing', undefined, 'SERVER_HALF_INVALID', 'defineServerPlugin'],
    ['calls itself something else', half({ id: 'other' }), 'SERVER_HALF_INVALID', 'calls itself other'],
    [
      'defines the entity of a section',
      half({ entities: [entity('elderly')] }),
      'SERVER_HALF_INVALID',
      'belongs to elderly',
    ],
    [
      'has a table of the server',
      half({ tables: [{ name: 'session', columns: {}, key: [] }] }),
      'SERVER_HALF_INVALID',
      'table session',
    ],
    [
      'has the table of an entity',
      half({ tables: [{ name: 'elderly', columns: {}, key: [] }] }),
      'SERVER_HALF_INVALID',
      'table elderly',
    ],
    [
      'carries out an operation of another',
      half({ requires: ['system'], extensions: { admin: { operations: { selectById: async () => ({}) } } } }),
      'SERVER_HALF_INVALID',
      'selectById of admin',
    ],
    [
      'carries out what it did not declare',
      half({ extensions: { fallAlarm: { operations: { ringBell: async () => ({}) } } } }),
      'SERVER_HALF_INVALID',
      'ringBell',
    ],
    [
      'extends what it does not require',
      half({ extensions: { elderly: {} } }),
      'SERVER_HALF_INVALID',
      'name elderly in requires',
    ],
    [
      'is written for another server plugin API',
      half({ engines: { server: '^9.0.0' } }),
      'SERVER_HALF_INVALID',
      'server plugin API ^9.0.0',
    ],
    ['requires what is not there', half({ requires: ['soup'] }), 'SERVER_HALF_INVALID', 'section soup'],
    ['has no texts', half({ texts: {} }), 'SERVER_HALF_INVALID', 'no texts of the entity fallAlarm'],
    ['is no definition inside', half({ entities: [{ name: 'x', section: 'fall-alarm' }] }), 'SERVER_HALF_FAILED', ''],
  ])('skips a plugin that %s, and the sections run', async (_, exported, code, words) => {
    const { serverModules: halves, plugins } = await load(exported);
    expect(halves).toEqual([
      { id: 'fall-alarm', entities: [], problem: { code, detail: expect.stringContaining(words) } },
    ]);
    expect(plugins).toBe(sections.plugins);
  });

  it.each([
    ['../../etc', 'SERVER_HALF_INVALID'],
    ['no-folder', 'SERVER_HALF_MISSING'],
  ])('reports for %s what is wrong', async (id, code) => {
    const { serverModules: halves } = await load(half(), { id });
    expect(halves[0]?.problem?.code).toBe(code);
  });
});

describe('settleHalves', () => {
  const installed = async () => {
    const { plugins, serverModules: halves } = await load(half());
    return { sections: { ...sections, plugins }, serverModules: halves };
  };

  it('skips a plugin whose database migration fails', async () => {
    const prepared: string[][] = [];
    const settled = await initServerPlugins(await installed(), sections.plugins, async ({ entities }) => {
      const names = entities.map(({ name }) => name);
      prepared.push(names);
      if (names.includes('fallAlarm') || prepared.length === 1) throw new Error('the migration x failed');
    });
    expect(settled.sections.findEntity('fallAlarm')).toBeUndefined();
    expect(settled.serverModules[0]?.problem).toEqual({
      code: 'SERVER_HALF_FAILED',
      detail: 'the database cannot be prepared for it: the migration x failed',
    });
  });

  it('does not start when the database itself fails', async () => {
    const broken = async () => Promise.reject(new Error('disk full'));
    await expect(initServerPlugins(await installed(), sections.plugins, broken)).rejects.toThrow('disk full');
  });
});

describe('a server module that does not run', () => {
  it('is named in the configuration of the console, which then leaves its pages out', () => {
    const file = { plugins: { falls: { url: '/f.js' }, meals: { url: '/m.js' } }, site: {} };
    const halves = [
      { id: 'falls', entities: [], problem: { code: 'SERVER_HALF_CHECKSUM' as const, detail: 'other files' } },
      { id: 'meals', entities: [] },
      { id: 'unlisted', entities: [], problem: { code: 'SERVER_HALF_FAILED' as const, detail: 'throws' } },
    ];
    expect(withServerProblems(file, halves)).toEqual({
      plugins: {
        falls: { url: '/f.js', serverProblem: 'SERVER_HALF_CHECKSUM: other files' },
        meals: { url: '/m.js' },
      },
      site: {},
    });
    expect(withServerProblems(null, halves)).toBeNull();
  });
});

describe('plugin decisions of administrators', () => {
  const file = { plugins: { falls: { url: '/f.js', order: 4, settings: { a: 1 } }, off: { enabled: false } } };

  it('are sent with the configuration of the operator', () => {
    const wishes = [
      { id: 'falls', isOn: false, order: 9, settings: { b: 2 } },
      { id: 'off', isOn: true, order: null, settings: {} },
    ];
    expect(withPluginOverrides(file, wishes)).toEqual({
      plugins: {
        falls: { url: '/f.js', order: 9, settings: { a: 1, b: 2 }, enabled: false },
        off: { enabled: false },
      },
    });
  });

  it('leave an unreadable file unchanged, for the console to report', () => {
    expect(withPluginOverrides(null, [{ id: 'a', isOn: false, order: null, settings: {} }])).toBeNull();
  });
});

it('the server follows the valid parts of the configuration, and no invalid origin', () => {
  const given = {
    plugins: { a: { url: '/a.js', server: 1 }, b: 3 },
    allowedOrigins: ["https://a 'unsafe-inline'", 'https://b.example'],
  };
  expect(readOperatorConfig(given)).toEqual({
    plugins: { a: { isRemote: true, isOn: true, server: '1', url: '/a.js' } },
    allowedOrigins: ['https://b.example'],
    connectOrigins: [],
  });
});
