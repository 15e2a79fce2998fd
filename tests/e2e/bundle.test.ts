import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const CLIENT = join(import.meta.dirname, '..', '..', 'dist', 'client');

/** What the bundler says of each built file: its name, and the files it imports when it is loaded. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The program that starts when somebody is signed in; what it imports is there before any page. */
const START = 'src/startConsole.tsx';

/** Bytes (gzip) that the start may weigh: a first list, with its texts, is some 70 kB more and may weigh 400 kB. */
const START_MAX = 315_000;

const manifest: Manifest = JSON.parse(await readFile(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));

it('no files of the built console import one another, whichever arrives first', () => {
  const names = Object.keys(manifest);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => reachedFrom(manifest, name).has(name))).toEqual([]);
});

describe('the start', () => {
  const names = [START, ...reachedFrom(manifest, START)];

  it('carries the definition of no entity', async () => {
    // Every definition says, or has from the module that makes it, what removing means.
    const definition = /removal:\{kind:/;
    const all = await filesOf(Object.keys(manifest));
    expect(all.filter(({ text }) => definition.test(text)).length).toBeGreaterThan(4);
    const start = await filesOf(names);
    expect(start.filter(({ text }) => definition.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('leaves a first list room within its limit', async () => {
    const sizes = (await filesOf(names)).map(({ text }) => gzipSync(text).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(START_MAX);
  });
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
