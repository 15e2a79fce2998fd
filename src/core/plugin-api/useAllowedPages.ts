import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import { askAccess, FRESH_MS, type KnowingAuthProvider, knownAccess } from './access';
import { type HostPage, useHost } from './HostContext';

/** Every page the administrator may see; empty until that is known. */
export function useAllowedPages(): readonly HostPage[] {
  const { pages } = useHost();
  const authProvider = useAuthProvider<KnowingAuthProvider>();
  const { data = NONE } = useQuery({
    // Below `auth`, so that reloading the permission groups asks again.
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

/** @param answers about the permissions of those pages that ask for one, in their order */
function allowedOf(pages: readonly HostPage[], answers: readonly boolean[]): readonly HostPage[] {
  const left = answers.values();
  return pages.filter(({ permission }) => !permission || left.next().value === true);
}
