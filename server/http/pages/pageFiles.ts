import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../../../contract/constants';

/** The files that a page makes the browser load, as listed by the build. Names are relative to the client's folder. */
export interface PageFiles {
  /** Source of a regular expression for the page's address. */
  path: string;
  code: string[];
  /** By language. */
  texts: Record<string, string[]>;
  /** One of `code` that can run before the others are loaded. */
  libraries?: string;
  /** The entry script, which runs after all others and is loaded last. */
  start?: string;
  content?: PageContent;
}

/** Content that a page shows, instead of the frame, before its scripts are loaded. */
export interface PageContent {
  /** By language. */
  body: Record<string, string>;
  /** Its style sheet, first script and links, as elements with the nonce placeholder. */
  head: string;
}

/**
 * Placeholders in `index.html`: for the page's head and the links, and around the content shown before its scripts are
 * loaded.
 */
const HEAD_PLACEHOLDER = '<!--head-->';
const LINKS_PLACEHOLDER = '<!--modules-->';
const CONTENT_SECTION = /<!--content-->[\s\S]*<!--\/content-->/;

/** Returns the HTML of the page at an address, in a language. */
export type RenderPage = (path: string, locale: string | undefined) => string;

/**
 * Reads a build of the console once, and adds `modulepreload` links for all scripts of a page, so that browsers load them in
 * parallel. An address that the build does not know gets a page without links.
 * @param base address under which the folder's files are served
 * @returns `undefined` if there is no build
 */
export function readPages(clientDir: string, base: string): RenderPage | undefined {
  const index = join(clientDir, 'index.html');
  if (!existsSync(index)) return undefined;
  const html = readFileSync(index, 'utf8');
  const file = join(clientDir, '.vite', 'pages.json');
  const pageFiles: PageFiles[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const pages = pageFiles.map((page) => ({ ...page, address: new RegExp(page.path) }));
  // Assembled per request: all pages in all languages would take megabytes of the same text.
  return (path, requestedLocale) => {
    const page = pages.find(({ address }) => address.test(path));
    const locale = LOCALES.find((each) => each === requestedLocale) ?? DEFAULT_LOCALE;
    const body = page?.content?.body[locale];
    // By functions, because `$` has a meaning in a replacement string.
    const linked = html
      .replace(HEAD_PLACEHOLDER, () => page?.content?.head ?? '')
      .replace(LINKS_PLACEHOLDER, () => (page ? preloadLinks(base, page, locale) : ''));
    return body === undefined ? linked : linked.replace(CONTENT_SECTION, () => body);
  };
}

/** Returns the files of a page in a language, in the order in which they are loaded. */
export function orderedFiles({ code, texts, start }: PageFiles, locale: string): string[] {
  return [...new Set([...code, ...(texts[locale] ?? []), ...(start === undefined ? [] : [start])])];
}

/** Module scripts run in document order, except those that are `async`. */
function preloadLinks(base: string, page: PageFiles, locale: string): string {
  const { libraries } = page;
  return [
    ...orderedFiles(page, locale).map((name) => `<link rel="modulepreload" crossorigin href="${base}${name}">`),
    libraries ? `<script type="module" async crossorigin src="${base}${libraries}"></script>` : '',
  ].join('');
}
