import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readPages } from '../../../../../server/http/pages/pageFiles';

const INDEX = '<head><!--head--></head><div id="root"><!--content--><b>frame</b><!--/content--></div><!--modules-->';
const PAGES = [
  {
    path: '^/login$',
    code: ['assets/main.js', 'assets/login.js'],
    texts: {},
    content: { head: '<style>login</style>', body: { 'zh-CN': '<main>登录 $& $1</main>', en: '<main>Log in</main>' } },
  },
  {
    path: '^/visits/([0-9]+)$',
    code: ['assets/main.js', 'assets/visit.js'],
    texts: { 'zh-CN': ['assets/zh.js'], en: ['assets/en.js', 'assets/main.js'] },
  },
];

function pageOf(pages: unknown = PAGES) {
  const folder = mkdtempSync(join(tmpdir(), 'console-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'pages.json'), JSON.stringify(pages));
  writeFileSync(join(folder, 'index.html'), INDEX);
  const read = readPages(folder, '/');
  if (!read) throw new Error('there is no page');
  return read;
}

function links(pages?: unknown) {
  const read = pageOf(pages);
  return (...asked: Parameters<typeof read>) =>
    [...read(...asked).matchAll(/<link rel="modulepreload" crossorigin href="\/assets\/(\w+)\.js">/g)].map(
      ([, name]) => name,
    );
}

it('the files of a page are its scripts and its texts in the language, each once', () => {
  expect(links()('/visits/7', 'en')).toEqual(['main', 'visit', 'en']);
});

it('the files of a page are the texts of the default language for no language or an unknown one', () => {
  expect(links()('/visits/7', undefined)).toEqual(['main', 'visit', 'zh']);
  expect(links()('/visits/7', '"><script>')).toEqual(['main', 'visit', 'zh']);
});

it('the files of a page are its scripts when it has no texts', () => {
  expect(links()('/login', 'en')).toEqual(['main', 'login']);
});

it('the files of a page load libraries first, and request the start script last', () => {
  const early = [{ ...PAGES[1], libraries: 'assets/main.js', start: 'assets/start.js' }];
  expect(links(early)('/visits/7', 'en')).toEqual(['main', 'visit', 'en', 'start']);
  expect(pageOf(early)('/visits/7', 'en')).toContain(
    '<script type="module" async crossorigin src="/assets/main.js"></script>',
  );
  expect(pageOf()('/visits/7', 'en')).not.toContain('<script');
});

it('the files of a page are none for an unknown address, nor without a build', () => {
  expect(links()('/visits/seven', 'en')).toEqual([]);
  expect(readPages('/nowhere', '/')).toBeUndefined();
});

it('the skeleton of a page replaces the frame, in the language, with its style in the head and its links after it', () => {
  const read = pageOf();
  expect(read('/login', 'en')).toMatch(
    /^<head><style>login<\/style><\/head><div id="root"><main>Log in<\/main><\/div><link [^>]+main\.js"><link [^>]+login\.js">$/,
  );
  for (const other of [undefined, '"><script>']) expect(read('/login', other)).toContain('<main>登录 $& $1</main>');
  expect(read('/visits/7', 'en')).toContain('<b>frame</b>');
});
