import { lazy, useContext, useEffect, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { matchRoute } from '../../../registry/matchRoute';
import { useConsole } from '../../ConsoleContext';
import { mountedPaths } from '../state/tabsReducer';
import { tabPath } from '../Tab';
import { useTabsActions, useTabsView } from '../TabsContext';
import { PageRoutes } from './PageRoutes';
import { TabPage } from './TabPage';
import { TabPanel } from './TabPanel';

const NotFound = lazy(() => import('../../pages/NotFound'));

/**
 * Renders the page routes once per live tab: the active one with the browser's location, the others hidden and frozen. An
 * address without a tab (a redirect) is rendered while it lasts; an unknown address shows the 404.
 */
export function TabPages() {
  const { table } = useConsole();
  const { state, unsaved } = useTabsView();
  const { pathname } = useContext(LocationContext).location;
  const isTab = state.active === pathname;
  // The first page replaces the frame without animation.
  const [first, setFirst] = useState<string | undefined>(pathname);
  if (first !== undefined && first !== pathname) setFirst(undefined);
  const slidesIn = first === undefined;
  // In a stable order: moving a page within the DOM would reset its scroll positions and iframes.
  const paths = mountedPaths(state, unsaved).sort();
  const { input } = useTabsActions();
  useEffect(() => input.retainPages(paths));
  return (
    <>
      {paths.map((path) => (
        <TabPage
          key={`${path} ${state.refreshes[path] ?? 0}`}
          path={path}
          record={state.tabs.find((tab) => tabPath(tab) === path)?.meta.record}
          isActive={isTab && path === state.active}
          slidesIn={slidesIn}
        />
      ))}
      {!isTab &&
        (matchRoute(table, pathname) ? (
          <PageRoutes />
        ) : (
          <TabPanel key={pathname} path={pathname} record={undefined} slidesIn={slidesIn}>
            <NotFound />
          </TabPanel>
        ))}
    </>
  );
}
