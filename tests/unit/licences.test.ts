import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const lock = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().optional(), dev: z.boolean().optional() })),
});
const { packages } = lock.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')));

/** Licenses compatible with a product of any license, by their SPDX names. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
];
/** Also allowed for packages that only build and test, because they are not redistributed. */
const FOR_DEVELOPMENT = [...PERMISSIVE, 'MPL-2.0', 'CC0-1.0', 'WTFPL', 'CC BY-SA 4.0', 'Python-2.0'];
/**
 * Not SPDX names; the files in the packages are the three-clause BSD license and, of `spawndamnit`, which only develops, the
 * MIT license.
 */
const SPELLINGS: Readonly<Record<string, string>> = { BSD: 'BSD-3-Clause' };
const LICENSE_FILES: Readonly<Record<string, string>> = { 'node_modules/spawndamnit': 'MIT' };

/** Whether a license expression is acceptable: one part of an `OR`, all parts of an `AND`. */
function isKept(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isKept(part, allowed));
  return bare.split(' AND ').every((name) => allowed.includes(SPELLINGS[name] ?? name));
}

it('licenses: every package has an acceptable one', () => {
  const beyond = Object.entries(packages).flatMap(([path, { license = 'none', dev }]) =>
    path === '' || isKept(LICENSE_FILES[path] ?? license, dev ? FOR_DEVELOPMENT : PERMISSIVE)
      ? []
      : [`${path}: ${license}`],
  );
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(beyond).toEqual([]);
});

it.each([
  ['GPL-3.0-only', false],
  ['none', false],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND GPL-2.0-only', false],
  ['UNLICENSED', false],
])('licenses: decides about %s', (expression, kept) => {
  expect(isKept(expression, PERMISSIVE)).toBe(kept);
});
