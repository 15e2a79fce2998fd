import { useEffect } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation } from 'react-router';
import { useHost } from '../../plugin-api/host/HostContext';
import { RECENT_PAGES_KEY } from '../../plugin-api/pages/useRecentPages';

/** Number of stored pages. */
const MAX_RECENT_PAGES = 8;

/** Stores the visible page as the most recent one. */
export function useRecordRecentPages(): void {
  const { pathname } = useLocation();
  const { pages } = useHost();
  const store = useStoreContext();
  useEffect(() => {
    if (!pages.some(({ path }) => path === pathname)) return;
    const stored = store.getItem<readonly string[]>(RECENT_PAGES_KEY, []) ?? [];
    if (stored[0] === pathname) return;
    store.setItem(
      RECENT_PAGES_KEY,
      [pathname, ...stored.filter((path) => path !== pathname)].slice(0, MAX_RECENT_PAGES),
    );
  }, [pathname, pages, store]);
}
