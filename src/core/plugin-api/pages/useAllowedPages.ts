import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import { ACCESS_STALE_MS, checkAccess, checkAccessSync, type SyncAuthProvider } from '../host/access';
import { type HostPage, useHost } from '../host/HostContext';

/** Returns every page that the administrator can open; empty until that is known. */
export function useAllowedPages(): readonly HostPage[] {
  const { pages } = useHost();
  const authProvider = useAuthProvider<SyncAuthProvider>();
  const { data = NONE } = useQuery({
    // The key begins with `auth`, so that a refresh of the permissions refetches it.
    queryKey: ['auth', 'pages'],
    queryFn: async () => filterAllowed(pages, await checkAccess(authProvider, permissionsOf(pages))),
    initialData: () => {
      const cachedAnswers = checkAccessSync(authProvider, permissionsOf(pages));
      return cachedAnswers && filterAllowed(pages, cachedAnswers);
    },
    staleTime: ACCESS_STALE_MS,
  });
  return data;
}

const NONE: readonly HostPage[] = [];

const permissionsOf = (pages: readonly HostPage[]) => pages.flatMap(({ permission }) => permission ?? []);

/** @param answers access of the pages that require a permission, in the order of the pages */
function filterAllowed(pages: readonly HostPage[], answers: readonly boolean[]): readonly HostPage[] {
  const remainingAnswers = answers.values();
  return pages.filter(({ permission }) => !permission || remainingAnswers.next().value === true);
}
