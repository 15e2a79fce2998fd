import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { IFuseOptions } from 'fuse.js';
import { generatedPages } from './generatedPages';
import { addressOf, indexHtml, layout } from './layout';
import { renderMarkdown } from './renderMarkdown';
import { sourcePages } from './sourcePages';

/** A search result: a part of a page. */
interface SearchEntry {
  /** Title of the page. */
  page: string;
  heading: string;
  /** Its address within the site. */
  to: string;
  text: string;
}

/** Folders that are copied into the site unchanged. */
const COPIED_FOLDERS = ['docs/pictures', 'docs/examples'];
/** Length in characters of a page's excerpt in the index. */
const ABOUT_LENGTH = 140;

/**
 * Builds the documents as a static site. It opens from a folder as well as from any server, and loads nothing from
 * elsewhere.
 *
 * @param root folder of the repository
 * @param target folder of the site; its content is deleted
 * @returns the number of pages
 */
export function buildDocs(root: string, target: string): number {
  rmSync(target, { recursive: true, force: true });
  const sources = sourcePages(root, generatedPages(root));
  const paths = new Set(sources.map(({ path }) => path));
  const isInSite = (path: string) => paths.has(path) || COPIED_FOLDERS.some((folder) => path.startsWith(`${folder}/`));
  const pages = sources.map((page) => ({
    ...page,
    ...renderMarkdown(page.markdown, page.path, isInSite),
  }));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), content);
  };
  for (const { path, title, html } of pages) write(addressOf(path), layout({ path, title, html, pages }));
  const introductions = Object.fromEntries(pages.map(({ path, parts }) => [path, truncate(parts[0]?.text ?? '')]));
  const html = indexHtml(pages, introductions);
  write('index.html', layout({ path: 'index.html', title: 'Documents', html, pages }));
  for (const folder of COPIED_FOLDERS) cpSync(join(root, folder), join(target, folder), { recursive: true });
  cpSync(join(import.meta.dirname, 'site.css'), join(target, 'site.css'));
  cpSync(join(import.meta.dirname, 'site.js'), join(target, 'site.js'));
  const entries = pages.flatMap(({ path, title, parts }) =>
    parts.map(({ heading, anchor, depth, text }) => ({
      page: title,
      heading,
      to: depth === 1 ? addressOf(path) : `${addressOf(path)}#${anchor}`,
      text,
    })),
  );
  write('search-index.js', searchScript(entries));
  return pages.length;
}

/** Finds the parts of pages that contain all words of a query, the best match first. */
const SEARCH: IFuseOptions<SearchEntry> = {
  keys: [
    { name: 'heading', weight: 4 },
    { name: 'page', weight: 2 },
    { name: 'text', weight: 1 },
  ],
  useTokenSearch: true,
  tokenMatch: 'all',
  ignoreLocation: true,
  threshold: 0.1,
};

/** Returns a plain script with the search and its index, because browsers load neither modules nor data from a folder. */
function searchScript(entries: readonly SearchEntry[]): string {
  const fuse = readFileSync(createRequire(import.meta.url).resolve('fuse.js/min'), 'utf8');
  const factory = `return () => new module.exports(${JSON.stringify(entries)}, ${JSON.stringify(SEARCH)})`;
  return `globalThis.newSearch = (function (module) { var exports = module.exports; ${fuse}\n${factory} })({ exports: {} });\n`;
}

function truncate(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= ABOUT_LENGTH ? plain : `${plain.slice(0, plain.lastIndexOf(' ', ABOUT_LENGTH))} …`;
}
