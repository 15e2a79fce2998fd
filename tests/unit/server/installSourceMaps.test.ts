import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installSourceMaps } from '../../../server/installSourceMaps';

const before = Error.prepareStackTrace;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-stack-'));
  installSourceMaps();
});
afterEach(() => {
  Error.prepareStackTrace = before;
  rmSync(folder, { recursive: true });
});

/** The error that the code of a built file throws. */
function thrownBy(map: string | undefined): Error {
  const file = join(folder, 'built.cjs');
  writeFileSync(file, '\nexports.fail = function fail() { throw new RangeError("too long"); };\n');
  if (map !== undefined) writeFileSync(`${file}.map`, map);
  // Loaded by Node itself, because Vitest would import a copy.
  const { fail } = createRequire(import.meta.url)(file);
  try {
    fail();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

it('a stack trace names the file and the line of the source', () => {
  // Line 2 of the build, from its first column on, is line 7 of the source.
  const map = { version: 3, sources: ['../server/care.ts'], names: [], mappings: ';AAMA' };
  const { stack } = thrownBy(JSON.stringify(map));
  expect(stack).toMatch(/^RangeError: too long\n {4}at .*fail .*\(/);
  expect(stack).toContain(`${join(folder, '..', 'server', 'care.ts')}:7:1`);
  expect(stack).not.toContain('built.cjs');
});

it.each([
  ['without a map', undefined],
  ['with a map that is no JSON', '{'],
  ['with a map of something else', '{"version":3,"sources":[],"names":[],"mappings":""}'],
])('a stack trace is unchanged %s', (_, map) => {
  const { stack } = thrownBy(map);
  expect(stack).toMatch(/^RangeError: too long\n/);
  expect(stack).toContain('built.cjs:2:');
});
