import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MANIFEST = join(import.meta.dirname, '..', '..', 'dist', 'client', '.vite', 'manifest.json');

/** What the bundler says of each built file: the files it imports when it is loaded. */
type Manifest = Record<string, { imports?: string[] }>;

it('no files of the built console import one another, whichever arrives first', async () => {
  const manifest: Manifest = JSON.parse(await readFile(MANIFEST, 'utf8'));
  const names = Object.keys(manifest);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => reachedFrom(manifest, name).has(name))).toEqual([]);
});

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
