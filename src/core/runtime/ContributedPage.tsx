import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type AuthProvider, useAuthProvider } from 'react-admin';
import { useLocation } from 'react-router';
import { PageTitleContext, type PermissionRef } from '../plugin-api';
import { useAccess } from '../plugin-api/access';
import type { Loadable } from './Loadable';
import { LoadedContribution } from './LoadedContribution';
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

/** A plugin's page: fetched when needed, shown to who may see it, kept apart from the rest when it fails. */
export function ContributedPage({ plugin, contribution, title, permission, loadable }: ContributedPageProps) {
  const { pathname } = useLocation();
  // The same element each time: where the browser goes is no reason to render a page.
  const page = useMemo(
    () => <LoadedContribution loadable={loadable} props={NO_PROPS} waiting={<PageSkeleton />} />,
    [loadable],
  );
  return (
    <PluginBoundary plugin={plugin} contribution={contribution} fallback="page" resetKey={pathname}>
      <PageTitleContext.Provider value={title}>
        {permission ? <PermittedOnly permission={permission}>{page}</PermittedOnly> : page}
      </PageTitleContext.Provider>
    </PluginBoundary>
  );
}

function PermittedOnly({ permission, children }: { permission: PermissionRef; children: ReactNode }) {
  const { data: isAllowed, isPending, error } = useAccess(permission);
  const { isOffered } = useAuthProvider<OfferingAuthProvider>() ?? {};
  if (error) throw error;
  if (isPending) return <PageSkeleton />;
  return isAllowed ? children : <NoPermission isOffered={isOffered?.(permission) ?? true} />;
}

/** Also knows what nobody may do, because the back end does not have it. */
interface OfferingAuthProvider extends AuthProvider {
  isOffered?: (permission: PermissionRef) => boolean;
}

const NO_PROPS = {};
