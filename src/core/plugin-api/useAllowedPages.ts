import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import { askAccess, FRESH_MS, type KnowingAuthProvider, knownAccess } from './access';
import { type HostPage, useHost } from './HostContext';

/** Returns every page that the administrator can open; empty until that is known. */
export function useAllowedPages(): readonly HostPage[] {
  const { pages } = useHost();
  const authProvider = useAuthProvider<KnowingAuthProvider>();
  const { data = NONE } = useQuery({
    // The key begins with `auth`, so that a refresh of the permissions refetches it.
    queryKey: ['auth', 'pages'],
    queryFn: async () => allowedOf(pages, await askAccess(authProvider, permissionsOf(pages))),
    initialData: () => {
      const known = knownAccess(authProvider, permissionsOf(pages));
      return known && allowedOf(pages, known);
    },
    staleTime: FRESH_MS,
  });
  return data;
}

const NONE: readonly HostPage[] = [];

const permissionsOf = (pages: readonly HostPage[]) => pages.flatMap(({ permission }) => permission ?? []);

/** @param answers access of the pages that require a permission, in the order of the pages */
function allowedOf(pages: readonly HostPage[], answers: readonly boolean[]): readonly HostPage[] {
  const left = answers.values();
  return pages.filter(({ permission }) => !permission || left.next().value === true);
}
