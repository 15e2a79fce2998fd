import type { PageEntry, RouteTable, SectionEntry } from './routeTable';

/** What an address means: a page, another address to go to, or `undefined` for nothing (404). */
export type RouteMatch =
  | { page: PageEntry; params: Readonly<Record<string, string>> }
  | { redirect: string }
  | undefined;

/** The start page of the console. */
export const HOME_PATH = '/index';

/**
 * Finds the page of an address, exactly: an unknown deeper address is a 404 and never its parent's page.
 * A group's own address leads to its index, and a trailing slash to the address without it.
 */
export function matchRoute({ pages }: RouteTable, pathname: string): RouteMatch {
  if (pathname === '/') return { redirect: HOME_PATH };
  if (pathname.endsWith('/'))
    return matchRoute({ pages, sections: [] }, trimSlashes(pathname)) && { redirect: trimSlashes(pathname) };
  for (const page of pages) {
    const found = page.test.exec(pathname);
    const params = found && readParams(page, found);
    if (params) return { page, params };
  }
  const index = `${pathname}/index`;
  return pages.some((page) => page.pattern === index) ? { redirect: index } : undefined;
}

/** The section of the top menu to which an address belongs; the first one for pages outside all menus. */
export function sectionOf({ sections }: RouteTable, match: RouteMatch): SectionEntry | undefined {
  const plugin = match && 'page' in match ? match.page.section : undefined;
  return sections.find((section) => section.plugin === plugin) ?? sections[0];
}

function readParams({ params }: PageEntry, found: RegExpExecArray): Record<string, string> | undefined {
  try {
    return Object.fromEntries(params.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]));
  } catch (error) {
    // A broken percent sign in the address: there is no such page.
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

const trimSlashes = (path: string) => path.replace(/\/+$/, '') || '/';
