import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import { askAccess, FRESH_MS, type KnowingAuthProvider, knownAccess } from '../plugin-api/access';
import type { MenuEntry, RouteTable, SectionEntry } from '../registry/routeTable';
import { useConsole } from './ConsoleContext';

/** Which menu entries the administrator may see. Those that need a permission appear when it is known. */
export function useAllowedEntries(): (entry: MenuEntry) => boolean {
  const { table } = useConsole();
  const authProvider = useAuthProvider<KnowingAuthProvider>();
  const { data: allowed } = useQuery({
    // Below `auth`, so that reloading the permission groups asks again.
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

/** Tells whether a section has a page that the administrator may open, beside those that are open to everybody. */
export function isSectionShown({ entries }: SectionEntry, isAllowed: (entry: MenuEntry) => boolean): boolean {
  const limited = entries.filter(isLimited);
  return limited.length === 0 || limited.some(isAllowed);
}
