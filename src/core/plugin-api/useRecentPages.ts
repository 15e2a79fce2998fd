import { useStore } from 'react-admin';
import { type HostPage, useHost } from './HostContext';

/** Addresses of the last pages, newest first; kept for each user. */
export const RECENT_PAGES_KEY = 'pages.recent';

/** The pages the administrator was on last, newest first, those that still exist. */
export function useRecentPages(): readonly HostPage[] {
  const { pages } = useHost();
  const [paths] = useStore<readonly string[]>(RECENT_PAGES_KEY, NONE);
  return paths.flatMap((path) => pages.find((page) => page.path === path) ?? []);
}

const NONE: readonly string[] = [];
