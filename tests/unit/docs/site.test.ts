import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const target = join(ROOT, 'dist-docs');
const read = (path: string) => readFileSync(join(target, path), 'utf8');
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const pagesOfSite = () => filesIn(target).filter((name) => name.endsWith('.html'));

/** Documenting the plugin APIs takes a compiler half a minute, on a busy machine several. */
const BUILD_MS = 10 * 60_000;

beforeAll(() => {
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined };
  execFileSync('npm', ['run', '--silent', 'docs'], { cwd: ROOT, env, stdio: 'pipe' });
}, BUILD_MS);

describe('the documentation site', () => {
  it('has each document as a page, and a navigation that links to all of them', () => {
    const documents = filesIn(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
    const pages = [...documents.map((name) => `docs/${name}`), 'CONTRIBUTING.md', 'CHANGELOG.md'];
    const first = read('index.html');
    for (const page of pages.map((name) => name.replace('.md', '.html'))) {
      expect(read(page)).toContain('class="main"');
      if (!page.startsWith('docs/reference/README')) expect(first).toContain(`href="/${page}"`);
    }
  });

  it('documents and declares what plugins may use', () => {
    const reference = read('docs/reference/plugin-api.html');
    expect(reference).toContain('id="resourcecontribution"');
    expect(reference).toContain('A resource with its pages');
    expect(reference).toContain('id="copytext"');
    for (const name of ['contract', 'kit', 'plugin-testing', 'server-plugin-api'])
      expect(read(`docs/reference/${name}.html`)).toContain('id="functions"');
    expect(read('docs/reference/reasons.html')).toContain('<code>bloodPressureOrder</code>');
  });

  it('loads nothing from other origins', () => {
    for (const page of pagesOfSite()) {
      const loaded = [...read(page).matchAll(/<(?:script|link|img|iframe)[^>]*?(?:src|href)="([^"]*)"/g)];
      expect(loaded.map(([, to = '']) => to).filter((to) => /^(\w+:)?\/\//.test(to))).toEqual([]);
    }
    for (const style of filesIn(target).filter((name) => name.endsWith('.css')))
      expect(read(style)).not.toMatch(/(url\(["']?|@import ["']?)(https?:)?\/\//);
  });

  it('links only to pages and anchors that exist', () => {
    const dead = pagesOfSite().flatMap((page) =>
      [...read(page).matchAll(/<a [^>]*?href="([^":]+)"/g)].flatMap(([, href = '']) => {
        const { pathname, hash } = new URL(href, `file:///${page}`);
        const path = pathname === '/' ? 'index.html' : decodeURIComponent(pathname.slice(1));
        const isThere = existsSync(join(target, path)) && (hash === '' || hasAnchor(path, hash.slice(1)));
        return isThere ? [] : [`${page}: ${href}`];
      }),
    );
    expect(dead).toEqual([]);
  });

  it('has an index of all sections for its search, among its own files', async () => {
    const file = filesIn(target).find((name) => /@localSearchIndex.*\.js$/.test(name)) ?? '';
    const { default: index } = await import(/* @vite-ignore */ pathToFileURL(join(target, file)).href);
    const { documentIds } = JSON.parse(index);
    expect(Object.values(documentIds)).toContain('/docs/backup.html#changing-the-key');
    expect(Object.values(documentIds)).toContain('/docs/reference/kit.html#functions');
  });
});

const anchors = new Map<string, Set<string>>();

function hasAnchor(page: string, anchor: string): boolean {
  const known = anchors.get(page) ?? new Set([...read(page).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id));
  anchors.set(page, known);
  return known.has(decodeURIComponent(anchor));
}
