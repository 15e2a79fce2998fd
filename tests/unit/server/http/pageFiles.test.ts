import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { pageLinks } from '../../../../server/http/pageFiles';

const PAGES = [
  { path: '^/login$', code: ['assets/main.js', 'assets/login.js'], texts: {} },
  {
    path: '^/visits/([0-9]+)$',
    code: ['assets/main.js', 'assets/visit.js'],
    texts: { 'zh-CN': ['assets/zh.js'], en: ['assets/en.js', 'assets/main.js'] },
  },
];

function links(pages: unknown = PAGES) {
  const folder = mkdtempSync(join(tmpdir(), 'console-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'pages.json'), JSON.stringify(pages));
  const linksOf = pageLinks(folder, '/');
  return (...asked: Parameters<typeof linksOf>) =>
    [...linksOf(...asked).matchAll(/<link rel="modulepreload" crossorigin href="\/assets\/(\w+)\.js">/g)].map(
      ([, name]) => name,
    );
}

it('names the scripts of a page and its texts in the language, each once', () => {
  expect(links()('/visits/7', 'en')).toEqual(['main', 'visit', 'en']);
});

it('names the texts of the default language where none is chosen, or one that there is not', () => {
  expect(links()('/visits/7', undefined)).toEqual(['main', 'visit', 'zh']);
  expect(links()('/visits/7', '"><script>')).toEqual(['main', 'visit', 'zh']);
});

it('names the scripts of a page without texts of its own', () => {
  expect(links()('/login', 'en')).toEqual(['main', 'login']);
});

it('names nothing for an address that the build does not know, nor without a build', () => {
  expect(links()('/visits/seven', 'en')).toEqual([]);
  expect(pageLinks('/nowhere', '/')('/login', 'en')).toBe('');
});
