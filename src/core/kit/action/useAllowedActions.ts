import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAuthProvider } from 'react-admin';
import { checkAccess, checkAccessSync, type SyncAuthProvider } from '../../plugin-api/host/access';

const none: ReadonlySet<string> = new Set();

/**
 * Returns which of the actions (`edit`, `delete`, `passAttendant`, …) the administrator can do on a resource; empty until it
 * is known. One check covers all rows of a list, instead of one per button and row.
 */
export function useAllowedActions(resource: string, actions: readonly string[]): ReadonlySet<string> {
  return useActionAccess(resource, actions) ?? none;
}

/** Returns which of the permissions, of any resource, the administrator has; empty until it is known. */
export function useAllowed<P extends { resource: string; action: string }>(permissions: readonly P[]): readonly P[] {
  const authProvider = useAuthProvider<SyncAuthProvider>();
  const { data } = useQuery({
    queryKey: ['auth', 'canAccess', 'kit', permissions.map(({ resource, action }) => `${resource}:${action}`)],
    queryFn: () => checkAccess(authProvider, permissions),
    initialData: () => checkAccessSync(authProvider, permissions),
    structuralSharing: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => permissions.filter((_, at) => data?.[at]), [permissions, data]);
}

/** Returns whether the administrator can do an action on the records of a resource; `undefined` until it is known. */
export function useIsAllowed(resource: string, action: string): boolean | undefined {
  return useActionAccess(resource, [action])?.has(action);
}

function useActionAccess(resource: string, actions: readonly string[]): ReadonlySet<string> | undefined {
  const authProvider = useAuthProvider<SyncAuthProvider>();
  const permissions = () => actions.map((action) => ({ resource, action }));
  const allowed = (answers: readonly boolean[]) => new Set(actions.filter((_, at) => answers[at]));
  const { data } = useQuery({
    // The key begins with 'auth', 'canAccess', so that a refresh of the permissions refetches it.
    queryKey: ['auth', 'canAccess', 'kit', resource, actions],
    queryFn: async () => allowed(await checkAccess(authProvider, permissions())),
    initialData: () => {
      const cachedAnswers = checkAccessSync(authProvider, permissions());
      return cachedAnswers && allowed(cachedAnswers);
    },
    structuralSharing: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
