import { useQuery } from '@tanstack/react-query';
import { type AuthProvider, useAuthProvider } from 'react-admin';
import type { PermissionRef } from '../types';

/** An auth provider that can also answer synchronously, so that the first render needs no correction. */
export interface SyncAuthProvider extends AuthProvider {
  /** `undefined` until the permissions have loaded. */
  canAccessSync?: (permission: PermissionRef) => boolean | undefined;
}

/** Milliseconds for which access checks stay fresh; a change of permissions invalidates them. */
export const ACCESS_STALE_MS = 60_000;

/** Returns whether the administrator has each of the permissions. */
export function checkAccess(
  authProvider: AuthProvider | undefined,
  permissions: readonly PermissionRef[],
): Promise<readonly boolean[]> {
  return Promise.all(permissions.map(async (permission) => (await authProvider?.canAccess?.(permission)) ?? true));
}

/** Synchronous variant; returns `undefined` unless every answer is known. */
export function checkAccessSync(
  authProvider: SyncAuthProvider | undefined,
  permissions: readonly PermissionRef[],
): readonly boolean[] | undefined {
  const answers = permissions.map((permission) => authProvider?.canAccessSync?.(permission));
  return answers.every((answer) => answer !== undefined) ? answers : undefined;
}

/** Returns whether the administrator has a permission; without a permission no check is made. */
export function useAccess(permission: PermissionRef | undefined) {
  const authProvider = useAuthProvider<SyncAuthProvider>();
  return useQuery({
    // The key begins with 'auth', 'canAccess', so that a refresh of the permissions refetches it.
    queryKey: ['auth', 'canAccess', 'one', permission],
    queryFn: async () => (permission && (await authProvider?.canAccess?.(permission))) ?? true,
    initialData: () => permission && authProvider?.canAccessSync?.(permission),
    enabled: permission !== undefined,
    retry: false,
  });
}
