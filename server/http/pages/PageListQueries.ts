import { LRUCache } from 'lru-cache';
import { isConsolePath } from '../../../contract/pages/paths';
import { NON_FILTER_PARAMS } from '../../../contract/query/listDetail';

/** Pages remembered for all users together (LRU). */
const PAGES_MAX = 10_000;
/** Maximum length of a page's address and its query together. */
const LENGTH_MAX = 4_000;

interface SeenListRequest {
  adminId: number;
  /** Address of the page that sent the request, from the `Referer` header. */
  page: string | undefined;
  /** Path and query of the request. */
  url: string;
}

/**
 * Remembers the list query of each page that a user has opened. The server puts it into the page, so that its first script
 * can preload the list before the list's code has arrived. It is kept in memory: a page that is opened for the first time
 * preloads nothing.
 */
export class PageListQueries {
  readonly #queries = new LRUCache<string, string>({ max: PAGES_MAX });

  /** @param page path and query of the page */
  queryOf(adminId: number, page: string): string | undefined {
    return this.#queries.get(keyOf(adminId, page));
  }

  /** Remembers the query of a page's list, recognized by `with` (counts or names). A query with filters forgets the page. */
  remember({ adminId, page, url }: SeenListRequest): void {
    const [, query = ''] = url.split('?');
    if (!page || !query.startsWith('pageNum=') || page.length + url.length > LENGTH_MAX) return;
    const names = new Set(new URLSearchParams(query).keys());
    if (!names.has('with') || !URL.canParse(page)) return;
    const { pathname, search } = new URL(page);
    if (!isConsolePath(pathname)) return;
    const key = keyOf(adminId, pathname + search);
    if ([...names].every((name) => NON_FILTER_PARAMS.has(name))) this.#queries.set(key, url);
    else this.#queries.delete(key);
  }
}

const keyOf = (adminId: number, page: string) => `${adminId} ${page}`;
