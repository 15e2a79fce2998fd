import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const CLIENT = join(import.meta.dirname, '..', '..', 'dist', 'client');

/** What the bundler says of each built file: its name, and the files it imports when it is loaded. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The program that starts when somebody is signed in; what it imports is there before any page. */
const START = 'src/startConsole.tsx';

/** The page that `bench/javascript.bench.ts` measures as the first list, and the texts it is shown with. */
const LIST = 'src/plugins/elderly/elderly/ElderlyList.tsx';
const TEXTS = /^_texts-(elderly-)?zh-CN|^contract\/texts\/problems\/zh-CN/;

/** Bytes (gzip) of the first list; the bench allows 400 kB, of which this leaves room for what is still to come. */
const LIST_MAX = 385_000;

const manifest: Manifest = JSON.parse(await readFile(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));

it('no files of the built console import one another, whichever arrives first', () => {
  const names = Object.keys(manifest);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => reachedFrom(manifest, name).has(name))).toEqual([]);
});

it('the start carries the definition of no entity', async () => {
  // Every definition says, or has from the module that makes it, what removing means.
  const definition = /removal:\{kind:/;
  const defining = async (names: readonly string[]) =>
    (await filesOf(names)).filter(({ text }) => definition.test(text)).map(({ file }) => file);
  expect((await defining(Object.keys(manifest))).length).toBeGreaterThan(4);
  expect(await defining([START, ...reachedFrom(manifest, START)])).toEqual([]);
});

it('a first list leaves room within its limit', async () => {
  const texts = Object.keys(manifest).filter((name) => TEXTS.test(name));
  expect(texts).toHaveLength(3);
  const code = [START, LIST].flatMap((name) => [name, ...reachedFrom(manifest, name)]);
  const sizes = (await filesOf([...code, ...texts])).map(({ text }) => gzipSync(text).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIST_MAX);
});

it('every script and style sheet lies there in compressed forms too', async () => {
  const names = await readdir(join(CLIENT, 'assets'));
  const compressible = names.filter((name) => /\.(css|js)$/.test(name));
  expect(compressible.length).toBeGreaterThan(100);
  expect(compressible.filter((name) => !names.includes(`${name}.br`) || !names.includes(`${name}.gz`))).toEqual([]);
});

async function filesOf(names: readonly string[]): Promise<{ file: string; text: string }[]> {
  const files = new Set(names.flatMap((name) => manifest[name]?.file ?? []));
  return Promise.all([...files].map(async (file) => ({ file, text: await readFile(join(CLIENT, file), 'utf8') })));
}

/** All files that a file makes the browser load, itself only when it is among what it imports. */
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
