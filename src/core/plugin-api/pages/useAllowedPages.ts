import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import { ACCESS_STALE_MS, checkAccess, checkAccessSync, type SyncAuthProvider } from '../host/access';
import { type HostPage, useHost } from '../host/HostContext';

/** Returns every page that the administrator can open; empty until that is known. */
export function useAllowedPages(): readonly HostPage[] {
  return useAllowed('pages', useHost().pages);
}

/** Returns the forms in which the administrator can create records; empty until that is known. */
export function useAllowedForms(): readonly HostPage[] {
  return useAllowed('forms', useHost().forms ?? NONE);
}

function useAllowed(name: string, pages: readonly HostPage[]): readonly HostPage[] {
  const authProvider = useAuthProvider<SyncAuthProvider>();
  const { data = NONE } = useQuery({
    // The key begins with `auth`, so that a refresh of the permissions refetches it.
    queryKey: ['auth', name],
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
