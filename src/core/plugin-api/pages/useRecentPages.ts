import { useStore } from 'react-admin';
import { type HostPage, useHost } from '../host/HostContext';

/** Storage key of the most recent pages, newest first; stored per user. */
export const RECENT_PAGES_KEY = 'pages.recent';

/** Returns the administrator's most recent pages that still exist, newest first. */
export function useRecentPages(): readonly HostPage[] {
  const { pages } = useHost();
  const [paths] = useStore<readonly string[]>(RECENT_PAGES_KEY, NONE);
  return paths.flatMap((path) => pages.find((page) => page.path === path) ?? []);
}

const NONE: readonly string[] = [];
