import { useStore } from 'react-admin';
import { type HostPage, useAllowedPages } from '../../plugin-api';

/** Addresses of the pages somebody wants at hand, in their order; kept for each user. */
const KEY = 'pages.favourites';

/** The pages an administrator wants at hand. */
export interface Favourites {
  /** In their order; those that still exist and may still be seen. */
  pages: readonly HostPage[];
  has: (path: string) => boolean;
  add: (path: string) => void;
  remove: (path: string) => void;
  /** Puts one where another shown one stands. */
  move: (path: string, place: string) => void;
}

/** One's favourites, and what can be done with them. */
export function useFavourites(): Favourites {
  const allowed = useAllowedPages();
  const [stored, store] = useStore<unknown>(KEY);
  const paths = Array.isArray(stored) ? stored.filter((path): path is string => typeof path === 'string') : [];
  const others = (path: string) => paths.filter((each) => each !== path);
  return {
    pages: paths.flatMap((path) => allowed.find((page) => page.path === path) ?? []),
    has: (path) => paths.includes(path),
    add: (path) => store([...others(path), path]),
    remove: (path) => store(others(path)),
    move: (path, place) => store(others(path).toSpliced(paths.indexOf(place), 0, path)),
  };
}
