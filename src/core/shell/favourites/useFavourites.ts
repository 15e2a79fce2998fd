import { useStore } from 'react-admin';
import { type HostPage, useAllowedPages } from '../../plugin-api';

/** Storage key of the user's favorite pages, in order; stored per user. */
const KEY = 'pages.favourites';

/** The administrator's favorite pages. */
export interface Favourites {
  /** In order; without pages that no longer exist or are no longer permitted. */
  pages: readonly HostPage[];
  has: (path: string) => boolean;
  add: (path: string) => void;
  remove: (path: string) => void;
  /** Moves a favorite to the position of another one. */
  move: (path: string, targetPath: string) => void;
}

/** Returns the user's favorites, and functions to change them. */
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
    move: (path, targetPath) => store(others(path).toSpliced(paths.indexOf(targetPath), 0, path)),
  };
}
