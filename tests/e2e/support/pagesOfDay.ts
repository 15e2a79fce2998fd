import { type ConsolePage, consolePages } from '../../../scripts/axe/consolePages';

const DAY_MS = 86_400_000;
const SORTS = [['list'], ['create', 'edit'], ['show'], ['page']];

/**
 * Returns a list, a form, a record and a custom page: others every day until all were tested, the same in every run of a
 * day.
 */
export function pagesOfDay(now: number): ConsolePage[] {
  const day = Math.floor(now / DAY_MS);
  const pages = consolePages();
  return SORTS.flatMap((kinds) => {
    const some = pages.filter(({ kind }) => kinds.includes(kind));
    return some[day % some.length] ?? [];
  });
}
