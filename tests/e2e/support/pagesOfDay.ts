import { type ConsolePage, consolePages } from '../../../scripts/axe/consolePages';

const DAY_MS = 86_400_000;
const SORTS = [['list'], ['create', 'edit'], ['show'], ['page']];

/** A list, a form, a record and a page of its own, others every day until all have been there; every run of a day has the same. */
export function pagesOfDay(now: number): ConsolePage[] {
  const day = Math.floor(now / DAY_MS);
  const pages = consolePages();
  return SORTS.flatMap((kinds) => {
    const some = pages.filter(({ kind }) => kinds.includes(kind));
    return some[day % some.length] ?? [];
  });
}
