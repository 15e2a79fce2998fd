import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import type { MenuEntry } from '../registry/routeTable';
import { useConsole } from './ConsoleContext';

/** Which menu entries the administrator may see. Those that need a permission appear when it is known. */
export function useAllowedEntries(): (entry: MenuEntry) => boolean {
  const { table } = useConsole();
  const authProvider = useAuthProvider();
  const { data: allowed } = useQuery({
    // Below `auth`, so that reloading the permission groups asks again.
    queryKey: ['auth', 'menuEntries'],
    queryFn: async () => {
      const entries = table.sections.flatMap((section) => section.entries);
      const answers = await Promise.all(
        entries.map(async ({ key, permission }) => {
          const isAllowed = !permission || ((await authProvider?.canAccess?.(permission)) ?? true);
          return isAllowed ? [key] : [];
        }),
      );
      return new Set(answers.flat());
    },
  });
  return ({ key, permission }) => !permission || allowed?.has(key) === true;
}
