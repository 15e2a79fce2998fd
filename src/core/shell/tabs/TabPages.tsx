import { lazy, useContext, useEffect, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { matchRoute } from '../../registry/matchRoute';
import { useConsole } from '../ConsoleContext';
import { PageRoutes } from './PageRoutes';
import { tabPath } from './Tab';
import { TabPage } from './TabPage';
import { TabPanel } from './TabPanel';
import { useTabsActions, useTabsView } from './TabsContext';
import { livePaths } from './tabsReducer';

const NotFound = lazy(() => import('../pages/NotFound'));

/**
 * Renders the routes of pages once for each tab that is kept alive: the one in view with the browser's location, the
 * others hidden and frozen as they were left. An address without a tab (a redirect) is rendered while it lasts; one that
 * leads nowhere says so.
 */
export function TabPages() {
  const { table } = useConsole();
  const { state, unsaved } = useTabsView();
  const { pathname } = useContext(LocationContext).location;
  const isTab = state.active === pathname;
  // The page that the console begins with stands in the place of the frame, at once.
  const [first, setFirst] = useState<string | undefined>(pathname);
  if (first !== undefined && first !== pathname) setFirst(undefined);
  const slidesIn = first === undefined;
  // In an order that never changes: a page moved within the document would lose its scroll positions and frames.
  const paths = livePaths(state, unsaved).sort();
  const { input } = useTabsActions();
  useEffect(() => input.retain(paths));
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
