import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';

const none: ReadonlySet<string> = new Set();

/**
 * Those of the given actions (`edit`, `delete`, `passAttendant`, …) the administrator may do on a resource; none until it is known.
 * One question for all rows of a list, instead of one for each button of each row.
 */
export function useAllowedActions(resource: string, actions: readonly string[]): ReadonlySet<string> {
  return useKnownActions(resource, actions) ?? none;
}

/** Whether the administrator may do something with the records of a resource; `undefined` until it is known. */
export function useIsAllowed(resource: string, action: string): boolean | undefined {
  return useKnownActions(resource, [action])?.has(action);
}

function useKnownActions(resource: string, actions: readonly string[]): ReadonlySet<string> | undefined {
  const authProvider = useAuthProvider();
  const { data } = useQuery({
    // Below 'auth','canAccess', so that refreshing the permissions asks again.
    queryKey: ['auth', 'canAccess', 'kit', resource, actions],
    queryFn: async () => {
      const answers = await Promise.all(
        actions.map(async (action) => (await authProvider?.canAccess?.({ resource, action })) ?? true),
      );
      return new Set(actions.filter((_, at) => answers[at]));
    },
    structuralSharing: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
