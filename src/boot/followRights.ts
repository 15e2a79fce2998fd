import type { QueryClient } from '@tanstack/react-query';
import type { createAuthProvider } from '../authProvider';

export interface RightsChangeOptions {
  queryClient: QueryClient;
  authProvider: Pick<ReturnType<typeof createAuthProvider>, 'canAccess' | 'getPermissions' | 'reloadPermissions'>;
  /** Full names of all resources. */
  resources: () => readonly string[];
}

/**
 * Applies changed permissions to everything on screen. Menus and buttons check access again, and cached data of resources
 * that are no longer readable is reset. When only the data scope changed, all cached data is reset.
 */
export async function applyRightsChange({ queryClient, authProvider, resources }: RightsChangeOptions): Promise<void> {
  const readable = async () => {
    const names = resources();
    const allowed = await Promise.all(
      names.map((resource) => authProvider.canAccess?.({ resource, action: 'list' }) ?? true),
    );
    return new Set(names.filter((_, at) => allowed[at]));
  };
  const readPermissions = async () => JSON.stringify(await authProvider.getPermissions?.({}));
  const [before, permissionsBefore] = [await readable(), await readPermissions()];
  await authProvider.reloadPermissions();
  const [after, permissionsAfter] = [await readable(), await readPermissions()];
  await queryClient.invalidateQueries({ queryKey: ['auth'] });
  const isLost = (key: unknown) => typeof key === 'string' && before.has(key) && !after.has(key);
  await queryClient.resetQueries({
    predicate: ({ queryKey }) =>
      permissionsBefore === permissionsAfter ? queryKey[0] !== 'auth' : queryKey.some(isLost),
  });
}
