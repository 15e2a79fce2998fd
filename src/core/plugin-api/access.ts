import { useQuery } from '@tanstack/react-query';
import { type AuthProvider, useAuthProvider } from 'react-admin';
import type { PermissionRef } from './types';

/** Also answers at once where it knows: what is shown first is then what stays, and is not drawn twice. */
export interface KnowingAuthProvider extends AuthProvider {
  /** `undefined` until the permissions are there. */
  accessNow?: (asked: PermissionRef) => boolean | undefined;
}

/** For how long an answer about many permissions serves again; news about rights have everybody ask anew. */
export const FRESH_MS = 60_000;

/** Whether the administrator has each of the permissions. */
export function askAccess(
  authProvider: AuthProvider | undefined,
  permissions: readonly PermissionRef[],
): Promise<readonly boolean[]> {
  return Promise.all(permissions.map(async (asked) => (await authProvider?.canAccess?.(asked)) ?? true));
}

/** The same without asking anybody; `undefined` where that is not known of each of them. */
export function knownAccess(
  authProvider: KnowingAuthProvider | undefined,
  permissions: readonly PermissionRef[],
): readonly boolean[] | undefined {
  const answers = permissions.map((asked) => authProvider?.accessNow?.(asked));
  return answers.every((answer) => answer !== undefined) ? answers : undefined;
}

/** Whether the administrator has a permission; nobody is asked about none. */
export function useAccess(permission: PermissionRef | undefined) {
  const authProvider = useAuthProvider<KnowingAuthProvider>();
  return useQuery({
    // Below 'auth','canAccess', so that refreshing the permissions asks again.
    queryKey: ['auth', 'canAccess', 'one', permission],
    queryFn: async () => (permission && (await authProvider?.canAccess?.(permission))) ?? true,
    initialData: () => permission && authProvider?.accessNow?.(permission),
    enabled: permission !== undefined,
    retry: false,
  });
}
