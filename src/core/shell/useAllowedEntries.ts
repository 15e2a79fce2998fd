import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import { ACCESS_STALE_MS, checkAccess, checkAccessSync, type SyncAuthProvider } from '../plugin-api/host/access';
import type { MenuEntry, RouteTable, SectionEntry } from '../registry/routeTable';
import { useConsole } from './ConsoleContext';

/** Returns which menu entries the administrator can see. Those that require a permission appear when it is known. */
export function useAllowedEntries(): (entry: MenuEntry) => boolean {
  const { table } = useConsole();
  const authProvider = useAuthProvider<SyncAuthProvider>();
  const { data: allowed } = useQuery({
    // The key begins with `auth`, so that a refresh of the permissions refetches it.
    queryKey: ['auth', 'menuEntries'],
    queryFn: async () => {
      const restricted = restrictedEntries(table);
      return allowedKeys(restricted, await checkAccess(authProvider, restricted.map(permissionOf)));
    },
    initialData: () => {
      const restricted = restrictedEntries(table);
      const cached = checkAccessSync(authProvider, restricted.map(permissionOf));
      return cached && allowedKeys(restricted, cached);
    },
    staleTime: ACCESS_STALE_MS,
  });
  return ({ key, permission }) => !permission || allowed?.has(key) === true;
}

type RestrictedEntry = MenuEntry & Required<Pick<MenuEntry, 'permission'>>;

const isRestricted = (entry: MenuEntry): entry is RestrictedEntry => entry.permission !== undefined;
const restrictedEntries = ({ sections }: RouteTable) => sections.flatMap(({ entries }) => entries.filter(isRestricted));
const permissionOf = ({ permission }: RestrictedEntry) => permission;
const allowedKeys = (entries: readonly RestrictedEntry[], answers: readonly boolean[]) =>
  new Set(entries.filter((_, at) => answers[at]).map(({ key }) => key));

/**
 * Returns whether the administrator can open a restricted page of the section; a section without
 * restricted pages is always shown.
 */
export function isSectionShown({ entries }: SectionEntry, isAllowed: (entry: MenuEntry) => boolean): boolean {
  const restricted = entries.filter(isRestricted);
  return restricted.length === 0 || restricted.some(isAllowed);
}
