import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PluginDefinition } from '../../../src/core/plugin-api';
import { type KeyUse, keysUsed, wordsIn } from './keysUsed';

const ROOT = join(import.meta.dirname, '..', '..', '..');

type Module = { default: object };
const consoleFiles = import.meta.glob<Module>(
  '../../../src/core/{i18n/texts,kit/texts,kit/package/texts,shell/pages/{profile,plugins}/texts}/zh-CN.json',
  {
    eager: true,
  },
);
const sectionFiles = import.meta.glob<Module>('../../../src/plugins/*/texts/{titles,pages}/zh-CN.json', {
  eager: true,
});
const sections = import.meta.glob<{ default: PluginDefinition }>('../../../src/plugins/*/index.ts', { eager: true });
const problemFiles = import.meta.glob<Module>(
  ['../../../contract/texts/problems/zh-CN.json', '../../../src/plugins/*/texts/{problems,uploads}/zh-CN.json'],
  { eager: true },
);

/** Returns the prefix of the keys of a file. */
const PREFIX: Readonly<Record<string, string>> = {
  i18n: 'console',
  kit: 'kit',
  package: 'kit.package',
  profile: 'console.secondFactor',
  plugins: 'console.plugins',
};
const idOf = (folder: string) => sections[`../../../src/plugins/${folder}/index.ts`]?.default.id ?? folder;

const keys = [
  ...Object.entries(consoleFiles).flatMap(([path, { default: texts }]) =>
    leaves(texts, PREFIX[path.split('/').at(-3) ?? ''] ?? ''),
  ),
  ...Object.entries(sectionFiles).flatMap(([path, { default: texts }]) =>
    leaves(texts, idOf(path.split('/').at(-4) ?? '')),
  ),
];

/** Names that begin like keys: browser storage, a port, a file. */
const NO_TEXTS = new Set(['service-manage.riskCharts', 'demo.adminNames', 'console.config.json']);

function leaves(tree: object, prefix: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}.${key}`] : leaves(value, `${prefix}.${key}`),
  );
}

/** Returns the sources of these trees, without texts. */
const sources = ['src', 'contract', 'server'].flatMap((tree) =>
  readdirSync(join(ROOT, tree), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.split('/').includes('texts'))
    .map((name) => `${tree}/${name}`),
);

const uses: KeyUse[] = sources.map((path) => {
  const folder = /^src\/plugins\/(\w+)\/index\.ts$/.exec(path)?.[1];
  const plugin = folder ? idOf(folder) : path === 'src/core/shell/shellPlugin.ts' ? 'console.pages' : undefined;
  return keysUsed(readFileSync(join(ROOT, path), 'utf8'), plugin);
});
const literals = new Set(uses.flatMap(({ literals }) => literals));
const patterns = [...new Set(uses.flatMap(({ patterns }) => patterns))].map((pattern) => new RegExp(pattern));
const words = new Set(uses.flatMap(({ words }) => [...words]));
const areWritten = (text: string) => wordsIn(text).every((word) => words.has(word));

describe('texts of the console', () => {
  it('are all used', () => {
    const isUsed = (key: string) =>
      literals.has(key) ||
      patterns.some((pattern) => {
        const [, ...parts] = pattern.exec(key) ?? [];
        return parts.length > 0 && parts.every(areWritten);
      });
    expect(keys.length).toBeGreaterThan(500);
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('exist for every key that code names', () => {
    const roots = new Set(keys.map((key) => key.slice(0, key.indexOf('.'))));
    const known = new Set(keys.flatMap((key) => prefixes(key)));
    const named = [...literals].filter((key) => roots.has(key.slice(0, key.indexOf('.'))) && !NO_TEXTS.has(key));
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });
});

/** Returns a key and all its ancestors: code may name a part of the tree and append the rest. */
function prefixes(key: string): string[] {
  const parts = key.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

describe('texts of refusals', () => {
  it('are all used', () => {
    const codes = Object.values(problemFiles).flatMap(({ default: texts }) => Object.keys(texts));
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code) => !areWritten(code))).toEqual([]);
  });
});
