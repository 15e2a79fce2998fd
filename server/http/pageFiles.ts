import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '../../contract/constants';

/** The files that a page makes the browser load, as the build has written them down; names are below the client's folder. */
export interface PageFiles {
  /** Source of a regular expression for the page's address. */
  path: string;
  code: string[];
  /** By language. */
  texts: Record<string, string[]>;
}

/** Links to all scripts of the page at an address, in a language; empty where the build knows no such page. */
export type LinksOf = (path: string, locale: string | undefined) => string;

/**
 * Reads once what each page needs. A browser that is told so in the page fetches all of it together.
 * @param base address under which the folder's files are served
 */
export function pageLinks(clientDir: string, base: string): LinksOf {
  const file = join(clientDir, '.vite', 'pages.json');
  const read: PageFiles[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const pages = read.map(({ path, code, texts }) => {
    const links = new Map(Object.entries(texts).map(([locale, own]) => [locale, toLinks(base, [...code, ...own])]));
    return { path: new RegExp(path), links, plain: toLinks(base, code) };
  });
  return (path, locale = DEFAULT_LOCALE) => {
    const page = pages.find((each) => each.path.test(path));
    return page?.links.get(locale) ?? page?.links.get(DEFAULT_LOCALE) ?? page?.plain ?? '';
  };
}

const toLinks = (base: string, files: readonly string[]) =>
  [...new Set(files)].map((name) => `<link rel="modulepreload" crossorigin href="${base}${name}">`).join('');
