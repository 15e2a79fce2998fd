import { HOME_PATH, matchRoute } from '../../registry/matchRoute';
import type { PageKind, RouteTable } from '../../registry/routeTable';
import { REFRESH_PATH, SIGN_OUT_PATH } from '../overlayPaths';

/** Patterns of the pages that only act or lead on (spec §2: hidden); they never become tabs. */
const HIDDEN: ReadonlySet<string> = new Set([SIGN_OUT_PATH, REFRESH_PATH, '/redirect/*']);

/** One open page (spec §3). A tab is one pathname; query and params are those of its last visit. */
export interface Tab {
  /** Key of the page in the route table. */
  name: string;
  /** Address with query and hash. */
  fullPath: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  meta: {
    /** Message key. */
    title: string;
    /** Whether the page needs a session; all pages with tabs do. */
    auth: boolean;
    kind: PageKind;
    /** What the record in view is called, as soon as its page has told. */
    record?: string;
    /** Stands small beside home, and is not closed with others. */
    pinned?: true;
  };
  /** What the router keeps beside the address; not stored. */
  state?: unknown;
}

/** Where a tab leads; the parts of a router's location that make a tab. */
export interface TabAddress {
  pathname: string;
  search: string;
  hash: string;
  state?: unknown;
}

/** The tab of an address; `undefined` when it leads to no page, or to one that has no tab. */
export function toTab(table: RouteTable, { pathname, search, hash, state }: TabAddress): Tab | undefined {
  const match = matchRoute(table, pathname);
  if (!match || 'redirect' in match || HIDDEN.has(match.page.pattern)) return undefined;
  const { key, title, kind } = match.page;
  return {
    name: key,
    fullPath: pathname + search + hash,
    params: match.params,
    query: Object.fromEntries(new URLSearchParams(search)),
    meta: { title, auth: true, kind },
    ...(state !== undefined && state !== null && { state }),
  };
}

/** The pathname that makes a tab this tab. */
export const tabPath = ({ fullPath }: Pick<Tab, 'fullPath'>): string => toAddress(fullPath).pathname;

/** The home tab is always there and always first. */
export const isHome = (path: string): boolean => path === HOME_PATH;

/** Whether somebody may close a tab by itself: home never, a pinned one when it is pinned no more. */
export const isClosable = (tab: Tab): boolean => !isHome(tabPath(tab)) && !tab.meta.pinned;

/** Takes an address of this console apart. */
export function toAddress(fullPath: string): TabAddress {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(fullPath) ?? [];
  return { pathname, search, hash };
}
