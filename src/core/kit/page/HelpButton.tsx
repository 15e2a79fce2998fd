import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { lazy, Suspense, useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { HostContext } from '../../plugin-api';
import { useCallQuery } from '../action/useCallQuery';
import { ToolButton } from './ToolButton';
import { useIsIdle } from './useIsIdle';

const HelpDrawer = lazy(() => import('./HelpDrawer'));

/** Descriptions change rarely. */
const STALE_MS = 600_000;

/** Opens the description of the current page; absent if there is none. */
export function HelpButton() {
  const resource = useContext(HostContext)?.entityResource('functionDescription');
  return resource ? <ResourceHelpButton resource={resource} /> : null;
}

function ResourceHelpButton({ resource }: { resource: string }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const { data: paths = [] } = useCallQuery<string[]>(
    resource,
    'selectHelpPaths',
    {},
    { enabled: useIsIdle(), staleTime: STALE_MS },
  );
  const path = describedPath(pathname, paths);
  if (path === undefined) return null;
  return (
    <>
      <ToolButton label={translate('kit.help.open')} icon={<HelpIcon />} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <HelpDrawer resource={resource} routePath={path} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Returns the described page for an address: the page itself, or its nearest ancestor. */
export function describedPath(pathname: string, paths: readonly string[]): string | undefined {
  return paths
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .reduce<string | undefined>(
      (best, path) => (best !== undefined && best.length > path.length ? best : path),
      undefined,
    );
}
