import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { orderedFiles, type PageFiles } from '../../server/http/pages/pageFiles';

const CLIENT = join(import.meta.dirname, '..', '..', 'dist', 'client');

/** What the bundler reports of each built file: its name, and the files it imports when it is loaded. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The program that starts for a signed-in user; its imports are loaded before any page. */
const START = 'src/boot/startConsole.tsx';

/** The modules of the frame's menus. */
const MENUS = 'src/core/shell/OpenedMenu.tsx';

/** Thousands of bytes, compressed as they are sent, of all scripts that a page names; and the number of those scripts. */
const BUDGETS = [
  { page: '/login', kilobytes: 85, scripts: 8 },
  { page: '/index', kilobytes: 262, scripts: 11 },
  { page: '/jishan-smart/elderly-manage/elderly-manage', kilobytes: 309, scripts: 15 },
];

/** Any list of any section; the largest has fields in its page. */
const ANY_LIST = { path: /-manage\$$/, kilobytes: 407, scripts: 28 };

/** What a record, opened from its list, may need in addition to the list. */
const SECOND_PAGE_KILOBYTES = 40;

/** After the entry, React with the imports of its file, session and sections: the sixth request. */
const LIBRARIES_AT = 5;

/** Smaller files cost more to request separately than to send together with others. */
const SMALL_BYTES = 5_000;

const manifest: Manifest = JSON.parse(await readFile(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
const pages: PageFiles[] = JSON.parse(await readFile(join(CLIENT, '.vite', 'pages.json'), 'utf8'));

it('no files of the built console import one another in a cycle, whichever arrives first', () => {
  const names = Object.keys(manifest);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => reachedFrom(manifest, name).has(name))).toEqual([]);
});

it('the start bundle contains no entity definition', async () => {
  // Every definition contains, directly or from the module that makes it, the kind of deletion.
  const definition = /deletion:\{kind:/;
  const defining = async (names: readonly string[]) =>
    (await filesOf(names)).filter(({ text }) => definition.test(text)).map(({ file }) => file);
  expect((await defining(Object.keys(manifest))).length).toBeGreaterThan(4);
  expect(await defining([START, ...reachedFrom(manifest, START)])).toEqual([]);
});

it('the bundle of the sections contains no modules of pages', () => {
  const [sections = ''] = Object.keys(manifest).filter((name) => manifest[name]?.file.startsWith('assets/sections-'));
  const files = [...reachedFrom(manifest, sections)].map((name) => manifest[name]?.file ?? '');
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => /^assets\/(?:widgets|controls|start)-/.test(file))).toEqual([]);
});

it('every page except the login page runs the libraries early, and requests the start script last, after its dependencies', () => {
  const console = pages.filter(({ content }) => !content);
  expect(console.length).toBe(pages.length - 1);
  const [start] = Object.values(manifest).flatMap(({ file }) => (file.startsWith('assets/start-') ? [file] : []));
  const wrong = console.filter(
    (page) => orderedFiles(page, 'en').at(-1) !== start || page.code.indexOf(page.libraries ?? '') !== LIBRARIES_AT,
  );
  expect(start).toBeDefined();
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it.each(BUDGETS)('$page needs at most $scripts scripts of $kilobytes kB together', async ({ page, ...most }) => {
  const files = scriptsOf(page);
  expect(files.length).toBeGreaterThan(3);
  expect(files.length).toBeLessThanOrEqual(most.scripts);
  expect(await sentBytes(files)).toBeLessThanOrEqual(most.kilobytes * 1_000);
});

it('no list of any section loads code that it does not show', async () => {
  const lists = pages.filter(({ path }) => ANY_LIST.path.test(path));
  expect(lists.length).toBeGreaterThan(40);
  const large = await Promise.all(
    lists.map(async (page) => {
      const files = orderedFiles(page, 'zh-CN');
      const kilobytes = Math.round((await sentBytes(files)) / 1_000);
      return { path: page.path, kilobytes, scripts: files.length };
    }),
  );
  expect(
    large.filter(({ kilobytes, scripts }) => kilobytes > ANY_LIST.kilobytes || scripts > ANY_LIST.scripts),
  ).toEqual([]);
});

it('a record needs little more than the list it is opened from', async () => {
  const path = '/jishan-smart/elderly-manage/elderly-manage';
  // The frame's menus load separately once the list is shown.
  const menus = [MENUS, ...reachedFrom(manifest, MENUS)].flatMap((name) => manifest[name]?.file ?? []);
  expect(menus.length).toBeGreaterThan(1);
  const known = new Set([...scriptsOf(path), ...menus]);
  const more = scriptsOf(`${path}/1/show`).filter((file) => !known.has(file));
  expect(more.length).toBeGreaterThan(0);
  expect(await sentBytes(more)).toBeLessThanOrEqual(SECOND_PAGE_KILOBYTES * 1_000);
});

it('the shared code of lists is in large files', async () => {
  const [first, second] = ['elderly-manage/elderly-manage', 'visit-manage/return-visit-manage'].map((page) =>
    scriptsOf(`/jishan-smart/${page}`),
  );
  const shared = (first ?? []).filter((file) => second?.includes(file));
  const sizes = await Promise.all(shared.map(async (file) => (await readFile(join(CLIENT, file))).length));
  // The entry, and the few lines with which the bundler joins files.
  expect(sizes.filter((size) => size < SMALL_BYTES).length).toBeLessThanOrEqual(2);
});

it('the first script, which is inline in every page, has at most 2 kB', async () => {
  const html = await readFile(join(CLIENT, 'index.html'), 'utf8');
  const [, script = ''] = /<script nonce="__CSP_NONCE__">(.+?)<\/script>/s.exec(html) ?? [];
  expect(script).toContain('isLogin');
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(2_048);
});

it('every script and style sheet also exists in compressed forms', async () => {
  const names = await readdir(join(CLIENT, 'assets'));
  const compressible = names.filter((name) => /\.(css|js)$/.test(name));
  expect(compressible.length).toBeGreaterThan(100);
  expect(compressible.filter((name) => !names.includes(`${name}.br`) || !names.includes(`${name}.gz`))).toEqual([]);
});

/** Returns the scripts that the server names in a page, Chinese texts included. */
function scriptsOf(path: string): string[] {
  const page = pages.find((each) => new RegExp(each.path).test(path));
  return page ? orderedFiles(page, 'zh-CN') : [];
}

async function sentBytes(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await readFile(join(CLIENT, `${file}.br`))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function filesOf(names: readonly string[]): Promise<{ file: string; text: string }[]> {
  const files = new Set(names.flatMap((name) => manifest[name]?.file ?? []));
  return Promise.all([...files].map(async (file) => ({ file, text: await readFile(join(CLIENT, file), 'utf8') })));
}

/** Returns all files that a file makes the browser load; the file itself only when it is among its imports. */
function reachedFrom(manifest: Manifest, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const next of manifest[name]?.imports ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
