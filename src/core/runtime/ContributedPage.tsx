import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type AuthProvider, useAuthProvider } from 'react-admin';
import { useLocation } from 'react-router';
import { PageTitleContext, type PermissionRef } from '../plugin-api';
import { useAccess } from '../plugin-api/host/access';
import { LazyContribution } from './LazyContribution';
import type { Loadable } from './Loadable';
import { PluginBoundary } from './PluginBoundary';
import { NoPermission } from './states/NoPermission';
import { PageSkeleton } from './states/PageSkeleton';

interface ContributedPageProps {
  plugin: string;
  contribution: string;
  /** Message key. */
  title: string;
  permission?: PermissionRef;
  loadable: Loadable<ComponentType>;
}

/** Renders a plugin's page: loads it on demand, checks the permission, and isolates it in an error boundary. */
export function ContributedPage({ plugin, contribution, title, permission, loadable }: ContributedPageProps) {
  const { pathname } = useLocation();
  // Memoized, so that a navigation does not re-render the page.
  const page = useMemo(
    () => <LazyContribution loadable={loadable} props={NO_PROPS} fallback={<PageSkeleton />} />,
    [loadable],
  );
  return (
    <PluginBoundary plugin={plugin} contribution={contribution} fallback="page" resetKey={pathname}>
      <PageTitleContext.Provider value={title}>
        {permission ? <RequirePermission permission={permission}>{page}</RequirePermission> : page}
      </PageTitleContext.Provider>
    </PluginBoundary>
  );
}

function RequirePermission({ permission, children }: { permission: PermissionRef; children: ReactNode }) {
  const { data: isAllowed, isPending, error } = useAccess(permission);
  const { isActionSupported } = useAuthProvider<BackendAwareAuthProvider>() ?? {};
  if (error) throw error;
  if (isPending) return <PageSkeleton />;
  return isAllowed ? children : <NoPermission isOffered={isActionSupported?.(permission) ?? true} />;
}

/** Can also report actions that the back end lacks for every user. */
interface BackendAwareAuthProvider extends AuthProvider {
  isActionSupported?: (permission: PermissionRef) => boolean;
}

const NO_PROPS = {};
