import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const documents = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    // Pages of docs/reference are generated.
    .filter((name) => name.endsWith('.md') && !name.startsWith('reference'))
    .map((name) => join('docs', name)),
];

/** Returns paths of this repository in `code`, without placeholders (`<section>`), globs and arguments of programs. */
function pathsIn(text: string): string[] {
  return [
    ...text.matchAll(/`((?:bench|contract|docs|public|packages|scripts|server|src|templates|tests)\/[\w./-]*)`/g),
  ].map(([, path = '']) => path);
}

/**
 * Whether a path exists in the repository, in a section (`server/index.ts` is the server module of any section), or in the
 * folder of a plugin that is built separately.
 */
const exists = (path: string) =>
  [
    path,
    `templates/${path}`,
    path.replace(/^src\//, 'templates/section/'),
    ...readdirSync(join(ROOT, 'src/plugins')).map((section) => `src/plugins/${section}/${path}`),
  ].some((candidate) => existsSync(join(ROOT, candidate)));

const { scripts } = JSON.parse(read('package.json'));

/** Returns syntax errors. A sample may also consist of members of an object (`floor: integer(),`). */
function faultsIn(code: string): string[] {
  const errorsOf = (source: string) => parseSync('sample.tsx', source).errors.map(({ message }) => message);
  const faults = errorsOf(code);
  return faults.length > 0 && errorsOf(`({${code}})`).length === 0 ? [] : faults;
}

describe.each(documents)('%s', (document) => {
  it('names only files and folders that exist', () => {
    expect(pathsIn(read(document)).filter((path) => !exists(path))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(document), link)))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const named = [...read(document).matchAll(/npm run (?:--silent )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('has samples of TypeScript and JSON that parse', () => {
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

  it('are numbered consecutively', () => {
    expect(names.length).toBeGreaterThan(25);
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
  });

  it.each(names)('%s has a title, a date and a status, and is listed in the index', (name) => {
    const [title = '', , state = ''] = read(`${FOLDER}/${name}`).split('\n');
    const [, date, status] = /^Date: (\d{4}-\d\d-\d\d)\. Status: (accepted|replaced by \d{4})\.$/.exec(state) ?? [];
    const row = `| [${name.slice(0, 4)}](${name}) | ${title.replace(/^# /, '')} | ${date} | ${status} |`;
    expect(read(`${FOLDER}/README.md`)).toContain(row);
  });
});
