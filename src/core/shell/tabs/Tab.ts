import { HOME_PATH, matchRoute } from '../../registry/matchRoute';
import type { PageKind, RouteTable } from '../../registry/routeTable';
import { REFRESH_PATH, SIGN_OUT_PATH } from '../overlayPaths';

/** Patterns of pages that only act or redirect (spec §2: hidden); they never become tabs. */
const HIDDEN: ReadonlySet<string> = new Set([SIGN_OUT_PATH, REFRESH_PATH, '/redirect/*']);

/** An open page (spec §3). A tab belongs to one pathname; query and params are those of its last visit. */
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
    /** Whether the page requires a session; all pages with tabs do. */
    auth: boolean;
    kind: PageKind;
    /** Name of the visible record, once its page has set it. */
    record?: string;
    /** Pinned tabs are small, next to home, and not closed together with others. */
    pinned?: true;
  };
  /** The router's location state; not stored. */
  state?: unknown;
}

/** Target of a tab: the parts of a router location that determine the tab. */
export interface TabAddress {
  pathname: string;
  search: string;
  hash: string;
  state?: unknown;
}

/** Returns the tab of an address; `undefined` if it has no page, or a page without a tab. */
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

/** Returns the pathname that identifies the tab. */
export const tabPath = ({ fullPath }: Pick<Tab, 'fullPath'>): string => toAddress(fullPath).pathname;

/** The home tab always exists and is always first. */
export const isHome = (path: string): boolean => path === HOME_PATH;

/** Returns whether the user can close the tab individually: not home, and not a pinned tab. */
export const isClosable = (tab: Tab): boolean => !isHome(tabPath(tab)) && !tab.meta.pinned;

/** Parses an address of this console. */
export function toAddress(fullPath: string): TabAddress {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(fullPath) ?? [];
  return { pathname, search, hash };
}
