import type { PageEntry, RouteTable, SectionEntry } from './routeTable';

/** Result for an address: a page, a redirect, or `undefined` for 404. */
export type RouteMatch =
  | { page: PageEntry; params: Readonly<Record<string, string>> }
  | { redirect: string }
  | undefined;

/** Start page of the console. */
export const HOME_PATH = '/index';

/**
 * Finds the page of an address by exact match: an unknown subpath is a 404, not its parent's page. A group's address
 * redirects to its index, and a trailing slash to the address without it.
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

/** Returns the section of the top menu that an address belongs to; the first one for pages outside all menus. */
export function sectionOf({ sections }: RouteTable, match: RouteMatch): SectionEntry | undefined {
  const plugin = match && 'page' in match ? match.page.section : undefined;
  return sections.find((section) => section.plugin === plugin) ?? sections[0];
}

function readParams({ params }: PageEntry, found: RegExpExecArray): Record<string, string> | undefined {
  try {
    return Object.fromEntries(params.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]));
  } catch (error) {
    // Malformed percent-encoding: the page does not exist.
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

const trimSlashes = (path: string) => path.replace(/\/+$/, '') || '/';
