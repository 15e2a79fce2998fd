import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useCanAccess } from 'react-admin';
import { useLocation } from 'react-router';
import { PageTitleContext, type PermissionRef } from '../plugin-api';
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
  const { canAccess, isPending, error } = useCanAccess(permission);
  if (error) throw error;
  if (isPending) return <PageSkeleton />;
  return canAccess ? children : <NoPermission />;
}

const NO_PROPS = {};
