import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import { askAccess, FRESH_MS, type KnowingAuthProvider, knownAccess } from '../plugin-api/access';
import type { MenuEntry, RouteTable, SectionEntry } from '../registry/routeTable';
import { useConsole } from './ConsoleContext';

/** Returns which menu entries the administrator can see. Those that require a permission appear when it is known. */
export function useAllowedEntries(): (entry: MenuEntry) => boolean {
  const { table } = useConsole();
  const authProvider = useAuthProvider<KnowingAuthProvider>();
  const { data: allowed } = useQuery({
    // The key begins with `auth`, so that a refresh of the permissions refetches it.
    queryKey: ['auth', 'menuEntries'],
    queryFn: async () => {
      const limited = limitedEntries(table);
      return allowedKeys(limited, await askAccess(authProvider, limited.map(permissionOf)));
    },
    initialData: () => {
      const limited = limitedEntries(table);
      const known = knownAccess(authProvider, limited.map(permissionOf));
      return known && allowedKeys(limited, known);
    },
    staleTime: FRESH_MS,
  });
  return ({ key, permission }) => !permission || allowed?.has(key) === true;
}

type LimitedEntry = MenuEntry & Required<Pick<MenuEntry, 'permission'>>;

const isLimited = (entry: MenuEntry): entry is LimitedEntry => entry.permission !== undefined;
const limitedEntries = ({ sections }: RouteTable) => sections.flatMap(({ entries }) => entries.filter(isLimited));
const permissionOf = ({ permission }: LimitedEntry) => permission;
const allowedKeys = (entries: readonly LimitedEntry[], answers: readonly boolean[]) =>
  new Set(entries.filter((_, at) => answers[at]).map(({ key }) => key));

/**
 * Returns whether the administrator can open a restricted page of the section; a section without
 * restricted pages is always shown.
 */
export function isSectionShown({ entries }: SectionEntry, isAllowed: (entry: MenuEntry) => boolean): boolean {
  const limited = entries.filter(isLimited);
  return limited.length === 0 || limited.some(isAllowed);
}
