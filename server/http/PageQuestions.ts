import { LRUCache } from 'lru-cache';
import { UNFILTERED_PARAMS } from '../../contract/listDetail';
import { isConsolePath } from '../../contract/paths';

/** Pages remembered, of all people together; those that were opened longest ago go first. */
const PAGES = 10_000;
/** Longest page and question remembered, together. */
const LENGTH_MAX = 4_000;

interface Heard {
  adminId: number;
  /** Address of the page that asked, as its browser tells it (`Referer`). */
  page: string | undefined;
  /** What it asked: path and query. */
  url: string;
}

/**
 * What the list of a page asked when this person had it open the last time. A page is answered with it, so that its first script asks
 * at once, and not the list when its code has come. Lives in memory: a page that is opened for the first time asks for itself.
 */
export class PageQuestions {
  readonly #questions = new LRUCache<string, string>({ max: PAGES });

  /** @param page path and query of the page */
  of(adminId: number, page: string): string | undefined {
    return this.#questions.get(keyOf(adminId, page));
  }

  /** Remembers the question of a page's list, which wants counts or names too (`with`); one that is narrowed takes it away. */
  heard({ adminId, page, url }: Heard): void {
    const [, query = ''] = url.split('?');
    if (!page || !query.startsWith('pageNum=') || page.length + url.length > LENGTH_MAX) return;
    const names = new Set(new URLSearchParams(query).keys());
    if (!names.has('with') || !URL.canParse(page)) return;
    const { pathname, search } = new URL(page);
    if (!isConsolePath(pathname)) return;
    const key = keyOf(adminId, pathname + search);
    if ([...names].every((name) => UNFILTERED_PARAMS.has(name))) this.#questions.set(key, url);
    else this.#questions.delete(key);
  }
}

const keyOf = (adminId: number, page: string) => `${adminId} ${page}`;
