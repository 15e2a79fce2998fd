import { useContext } from 'react';
import { useAuthProvider } from 'react-admin';
import { HostContext } from '../../../plugin-api';

interface BackendAwareAuthProvider {
  isActionSupported?: (permission: { resource: string; action: string }) => boolean;
}

/** Returns the resource of views; `undefined` if the back end keeps none. */
export function useViewResource(): string | undefined {
  const resource = useContext(HostContext)?.entityResource('listView');
  const { isActionSupported } = (useAuthProvider() ?? {}) as BackendAwareAuthProvider;
  if (resource === undefined) return undefined;
  return (isActionSupported?.({ resource, action: 'selectViews' }) ?? true) ? resource : undefined;
}
