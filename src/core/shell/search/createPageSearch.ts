import Fuse from 'fuse.js';
import type { HostPage } from '../../plugin-api';
import { pinyinInitials } from './pinyinInitials';

/** A searchable page, with translated titles. */
export interface SearchablePage {
  page: HostPage;
  title: string;
  /** Section and title. */
  fullTitle: string;
}

/** Something that matches the search. */
export type Match<T> = T & {
  /** Whether it contains the typed text exactly, without fuzzy matching; spaces do not count. */
  isExact: boolean;
};

/** Translates the titles of pages. */
export function toSearchablePages(pages: readonly HostPage[], translate: (key: string) => string): SearchablePage[] {
  return pages.map((page) => {
    const title = translate(page.label);
    return { page, title, fullTitle: page.section ? `${translate(page.section)} / ${title}` : title };
  });
}

/**
 * Creates a fuzzy search over pages: by title, section, address and pinyin initials, best match first. Without typed text it
 * returns every page, those in `first` first, in their order.
 */
export function createPageSearch<T extends SearchablePage>(
  pages: readonly T[],
  priorityPaths: readonly string[],
): (query: string) => Match<T>[] {
  const fuse = new Fuse(
    pages.map((found) => ({
      found,
      title: found.title,
      fullTitle: found.fullTitle,
      path: found.page.path,
      initials: pinyinInitials(found.title),
    })),
    {
      keys: [
        { name: 'title', weight: 4 },
        { name: 'initials', weight: 3 },
        { name: 'fullTitle', weight: 2 },
        { name: 'path', weight: 1 },
      ],
      threshold: 0.35,
      ignoreLocation: true,
    },
  );
  // Reversed, because the first position of a page counts.
  const rank = new Map(priorityPaths.map((path, at) => [path, at] as const).reverse());
  const order = ({ page }: SearchablePage) => rank.get(page.path) ?? priorityPaths.length;
  const all = [...pages].sort((a, b) => order(a) - order(b)).map((found) => ({ ...found, isExact: true }));
  return (query) => {
    const text = query.trim().toLowerCase();
    if (text === '') return all;
    return fuse.search(text).map(({ item: { found, ...keys } }) => ({
      ...found,
      isExact: Object.values(keys).some((key) => withoutSpaces(key.toLowerCase()).includes(withoutSpaces(text))),
    }));
  };
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');
