import { useEffect } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation } from 'react-router';
import { useHost } from '../../plugin-api/HostContext';
import { RECENT_PAGES_KEY } from '../../plugin-api/useRecentPages';

/** Number of stored pages. */
const KEPT = 8;

/** Stores the visible page as the most recent one. */
export function useRecordRecentPages(): void {
  const { pathname } = useLocation();
  const { pages } = useHost();
  const store = useStoreContext();
  useEffect(() => {
    if (!pages.some(({ path }) => path === pathname)) return;
    const known = store.getItem<readonly string[]>(RECENT_PAGES_KEY, []) ?? [];
    if (known[0] === pathname) return;
    store.setItem(RECENT_PAGES_KEY, [pathname, ...known.filter((path) => path !== pathname)].slice(0, KEPT));
  }, [pathname, pages, store]);
}
