import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocs } from '../../../scripts/docs/buildDocs';

const target = mkdtempSync(join(tmpdir(), 'docs-'));
const read = (path: string) => readFileSync(join(target, path), 'utf8');
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

beforeAll(() => buildDocs(process.cwd(), target));
afterAll(() => rmSync(target, { recursive: true, force: true }));

describe('the documentation site', () => {
  it('has each document as a page, and a start page that links to it', () => {
    const documents = filesIn('docs').filter((name) => name.endsWith('.md'));
    const pages = [...documents.map((name) => `docs/${name}`), 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
    const first = read('index.html');
    for (const page of pages.map((name) => name.replace('.md', '.html'))) {
      expect(read(page)).toContain('<main id="content"');
      expect(first).toContain(`href="${page}"`);
    }
  });

  it('documents and declares what plugins may use', () => {
    const reference = read('docs/reference/plugin-api.html');
    expect(reference).toContain('id="resourcecontribution"');
    expect(reference).toContain('A resource with its pages');
    // The last statement of its body.
    expect(reference).toContain('id="copytext"');
    expect(reference).not.toContain('navigator.clipboard');
    expect(read('docs/reference/reasons.html')).toContain('<code>bloodPressureOrder</code>');
  });

  it('loads nothing from other origins', () => {
    for (const page of filesIn(target).filter((name) => name.endsWith('.html'))) {
      const html = read(page);
      const loaded = [...html.matchAll(/<(?:script|link|img|iframe)[^>]*?(?:src|href)="([^"]*)"/g)].map(([, to]) => to);
      expect(loaded.filter((to) => /^(\w+:)?\/\//.test(to ?? ''))).toEqual([]);
      expect(html).not.toMatch(/<script(?![^>]*src)|<style| style="| on\w+="/);
    }
    expect(read('site.css')).not.toMatch(/url\(|@import/);
  });

  it('links only to pages and anchors that exist', () => {
    const pages = filesIn(target).filter((name) => name.endsWith('.html'));
    const dead = pages.flatMap((page) =>
      [...read(page).matchAll(/<a href="([^":]+)"/g)].flatMap(([, href = '']) => {
        const { pathname, hash } = new URL(href, `file:///${page}`);
        const path = pathname.slice(1);
        const isThere = existsSync(join(target, path)) && (hash === '' || hasAnchor(path, hash.slice(1)));
        return isThere ? [] : [`${page}: ${href}`];
      }),
    );
    expect(dead).toEqual([]);
  });

  it('finds words with its search', () => {
    const page: { newSearch?: () => { search(words: string): { item: { to: string } }[] } } = {};
    runInNewContext(read('search-index.js'), { globalThis: page });
    const search = (words: string) => page.newSearch?.().search(words) ?? [];
    const found = search('rotate keys').map(({ item }) => item.to);
    expect(found).toContain('docs/backup.html#changing-the-key');
    expect(found.length).toBeLessThan(40);
    expect(search('seahorse')).toEqual([]);
  });
});

const anchors = new Map<string, Set<string>>();

function hasAnchor(page: string, anchor: string): boolean {
  const known = anchors.get(page) ?? new Set([...read(page).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id));
  anchors.set(page, known);
  return known.has(decodeURIComponent(anchor));
}
