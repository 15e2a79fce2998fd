import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const documents = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Paths of this repository in `code`: without places to fill in (`<section>`), stars and what a program is given. */
function pathsIn(text: string): string[] {
  return [
    ...text.matchAll(/`((?:bench|contract|docs|public|packages|scripts|server|src|templates|tests)\/[\w./-]*)`/g),
  ].map(([, path = '']) => path);
}

/**
 * Whether it is there, in the repository, in a section (`server/index.ts` is the server half of any), or in the folder of a
 * plugin that is built apart.
 */
const exists = (path: string) =>
  [
    path,
    `templates/${path}`,
    path.replace(/^src\//, 'templates/section/'),
    ...readdirSync(join(ROOT, 'src/plugins')).map((section) => `src/plugins/${section}/${path}`),
  ].some((candidate) => existsSync(join(ROOT, candidate)));

const { scripts } = JSON.parse(read('package.json'));

/** Errors of the parser; a sample may also be members of an object (`floor: integer(),`). */
function faultsIn(code: string): string[] {
  const errorsOf = (source: string) => parseSync('sample.tsx', source).errors.map(({ message }) => message);
  const faults = errorsOf(code);
  return faults.length > 0 && errorsOf(`({${code}})`).length === 0 ? [] : faults;
}

describe.each(documents)('%s', (document) => {
  it('names only files and folders that there are', () => {
    expect(pathsIn(read(document)).filter((path) => !exists(path))).toEqual([]);
  });

  it('links only to files that there are', () => {
    const links = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(document), link)))).toEqual([]);
  });

  it('names only commands that there are', () => {
    const named = [...read(document).matchAll(/npm run (?:--silent )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('has samples of TypeScript and JSON that can be read', () => {
    const samples = [...read(document).matchAll(/^```(tsx?|json)\n(.*?)^```$/gms)];
    for (const [, language, code = ''] of samples) {
      if (language === 'json') expect(() => JSON.parse(code), code).not.toThrow();
      else expect(faultsIn(code), code).toEqual([]);
    }
  });
});

describe('the decisions', () => {
  const FOLDER = 'docs/decisions';
  const names = readdirSync(join(ROOT, FOLDER)).filter((name) => name !== 'README.md');

  it('are numbered one after another', () => {
    expect(names.length).toBeGreaterThan(25);
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
  });

  it.each(names)('%s has a title, a date and a status, and stands in the index', (name) => {
    const [title = '', , state = ''] = read(`${FOLDER}/${name}`).split('\n');
    const [, date, status] = /^Date: (\d{4}-\d\d-\d\d)\. Status: (accepted|replaced by \d{4})\.$/.exec(state) ?? [];
    const row = `| [${name.slice(0, 4)}](${name}) | ${title.replace(/^# /, '')} | ${date} | ${status} |`;
    expect(read(`${FOLDER}/README.md`)).toContain(row);
  });
});
