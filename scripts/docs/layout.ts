import { posix } from 'node:path';
import { escapeHtml } from './renderMarkdown';
import { READERS, type SourcePage } from './sourcePages';

/** A page in the navigation. */
export interface NavigationPage extends Pick<SourcePage, 'path' | 'reader'> {
  title: string;
}

/** Content security policy: only the site's own files may be loaded. */
const POLICY = "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; base-uri 'none'";

/** Returns the address of a page within the site. */
export const addressOf = (path: string): string => path.replace(/\.md$/, '.html');

/** Returns a whole page with the given content. All addresses are relative, so that it also opens from a folder. */
export function layout({
  path,
  title,
  html,
  pages,
}: {
  path: string;
  title: string;
  html: string;
  pages: readonly NavigationPage[];
}): string {
  const to = (target: string) => posix.relative(posix.dirname(path), target);
  const groups = READERS.map((reader) => {
    const links = pages
      .filter((page) => page.reader === reader)
      .map(({ path: target, title: name }) => {
        const current = target === path ? ' aria-current="page"' : '';
        return `<li><a href="${to(addressOf(target))}"${current}>${escapeHtml(name)}</a></li>`;
      });
    const isOpen = reader !== 'Decisions' || pages.some((page) => page.path === path && page.reader === reader);
    if (links.length === 0) return '';
    return `<details${isOpen ? ' open' : ''}><summary>${reader}</summary><ul>${links.join('')}</ul></details>`;
  });
  return `<!doctype html>
<html lang="en" data-root="${to('.') || '.'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Smart elderly care console</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${to('site.css')}">
<script src="${to('site.js')}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="home" href="${to('index.html')}">Smart elderly care console</a>
<button type="button" id="menu" aria-expanded="false" aria-controls="pages">Pages</button>
<form id="search" role="search">
<input type="search" id="words" placeholder="Search  ( / )" aria-label="Search these documents" autocomplete="off"
 role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list">
<ul id="found" role="listbox" aria-label="Results" hidden></ul>
<span id="count" role="status"></span>
</form>
</header>
<div class="columns">
<nav id="pages" aria-label="Pages">${groups.join('\n')}</nav>
<main id="content" tabindex="-1">${html}</main>
</div>
</body>
</html>
`;
}

/** Returns the start page: all pages, grouped by readers. */
export function indexHtml(pages: readonly NavigationPage[], introductions: Readonly<Record<string, string>>): string {
  const groups = READERS.map((reader) => {
    const ofReader = pages.filter((page) => page.reader === reader);
    // Eighty decisions would hide the rest; their index lists them.
    const shown = reader === 'Decisions' ? ofReader.slice(0, 1) : ofReader;
    const links = shown.map(({ path, title }) => {
      const about = introductions[path] ?? '';
      return `<li><a href="${addressOf(path)}">${escapeHtml(title)}</a><p>${escapeHtml(about)}</p></li>`;
    });
    return links.length === 0 ? '' : `<section><h2>${reader}</h2><ul class="cards">${links.join('')}</ul></section>`;
  });
  return `<h1>Documents</h1>\n${groups.join('\n')}`;
}
