import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import { type HostPage, useHost } from './HostContext';

/** Every page the administrator may see; empty until that is known. */
export function useAllowedPages(): readonly HostPage[] {
  const { pages } = useHost();
  const authProvider = useAuthProvider();
  const { data = NONE } = useQuery({
    // Below `auth`, so that reloading the permission groups asks again.
    queryKey: ['auth', 'pages'],
    queryFn: async () => {
      const answers = await Promise.all(
        pages.map(async (page) => {
          const isAllowed = !page.permission || ((await authProvider?.canAccess?.(page.permission)) ?? true);
          return isAllowed ? [page] : [];
        }),
      );
      return answers.flat();
    },
  });
  return data;
}

const NONE: readonly HostPage[] = [];
