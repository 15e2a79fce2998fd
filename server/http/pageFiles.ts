import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../../contract/constants';

/** The files that a page makes the browser load, as the build has written them down; names are below the client's folder. */
export interface PageFiles {
  /** Source of a regular expression for the page's address. */
  path: string;
  code: string[];
  /** By language. */
  texts: Record<string, string[]>;
  /** Among `code`: what can be run before all of it is there. */
  libraries?: string;
  /** What runs when all else is there, and is asked for last. */
  start?: string;
  content?: PageContent;
}

/** What a page shows before its scripts are there, instead of the frame. */
export interface PageContent {
  /** By language. */
  body: Record<string, string>;
  /** Its style sheet, first script and links, as elements with the mark of a nonce. */
  head: string;
}

/** In `index.html`: in the place of what a page has in its head, of the links, and around what it shows before its scripts are there. */
const HEAD_MARK = '<!--head-->';
const LINKS_MARK = '<!--modules-->';
const CONTENT = /<!--content-->[\s\S]*<!--\/content-->/;

/** The HTML of the page at an address, in a language. */
export type PageOf = (path: string, locale: string | undefined) => string;

/**
 * Reads a build of the console once, and names in each page all scripts it needs: a browser that is told so fetches them
 * together. An address that the build does not know gets a page without links.
 * @param base address under which the folder's files are served
 * @returns nothing where there is no build
 */
export function readPages(clientDir: string, base: string): PageOf | undefined {
  const index = join(clientDir, 'index.html');
  if (!existsSync(index)) return undefined;
  const html = readFileSync(index, 'utf8');
  const file = join(clientDir, '.vite', 'pages.json');
  const read: PageFiles[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const pages = read.map((page) => ({ ...page, address: new RegExp(page.path) }));
  // Put together when a page is answered: all pages in all languages would be megabytes of the same text.
  return (path, asked) => {
    const page = pages.find(({ address }) => address.test(path));
    const locale = LOCALES.find((each) => each === asked) ?? DEFAULT_LOCALE;
    const body = page?.content?.body[locale];
    // By functions, since dollars would mean something in a text.
    const linked = html
      .replace(HEAD_MARK, () => page?.content?.head ?? '')
      .replace(LINKS_MARK, () => (page ? toLinks(base, page, locale) : ''));
    return body === undefined ? linked : linked.replace(CONTENT, () => body);
  };
}

/** The files that a page names in a language, in the order in which they are asked for. */
export function namedFiles({ code, texts, start }: PageFiles, locale: string): string[] {
  return [...new Set([...code, ...(texts[locale] ?? []), ...(start === undefined ? [] : [start])])];
}

/** Scripts wait for one another as they stand in the page, but for those that are `async`. */
function toLinks(base: string, page: PageFiles, locale: string): string {
  const { libraries } = page;
  return [
    ...namedFiles(page, locale).map((name) => `<link rel="modulepreload" crossorigin href="${base}${name}">`),
    libraries ? `<script type="module" async crossorigin src="${base}${libraries}"></script>` : '',
  ].join('');
}
