import type { QueryClient } from '@tanstack/react-query';
import type { createAuthProvider } from './authProvider';

export interface RightsFollower {
  queryClient: QueryClient;
  authProvider: Pick<ReturnType<typeof createAuthProvider>, 'canAccess' | 'getPermissions' | 'reloadPermissions'>;
  /** Full names of all resources. */
  resources: () => readonly string[];
}

/**
 * Has everything in view follow rights that have changed: menus and buttons ask anew, and what was read of resources that
 * may be read no more is emptied. Where only the data scope changed, everything that was read is.
 */
export async function followRights({ queryClient, authProvider, resources }: RightsFollower): Promise<void> {
  const readable = async () => {
    const names = resources();
    const allowed = await Promise.all(
      names.map((resource) => authProvider.canAccess?.({ resource, action: 'list' }) ?? true),
    );
    return new Set(names.filter((_, at) => allowed[at]));
  };
  const held = async () => JSON.stringify(await authProvider.getPermissions?.({}));
  const [before, setBefore] = [await readable(), await held()];
  await authProvider.reloadPermissions();
  const [after, setAfter] = [await readable(), await held()];
  await queryClient.invalidateQueries({ queryKey: ['auth'] });
  const isLost = (key: unknown) => typeof key === 'string' && before.has(key) && !after.has(key);
  await queryClient.resetQueries({
    predicate: ({ queryKey }) => (setBefore === setAfter ? queryKey[0] !== 'auth' : queryKey.some(isLost)),
  });
}
