import { Activity, type ContextType, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  createPath,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router';
import { type PageTab, PageTabContext } from '../../../plugin-api';
import { useTabsActions } from '../TabsContext';
import { PageRoutes } from './PageRoutes';
import { TabPanel } from './TabPanel';
import { useTabNavigation } from './useTabNavigation';

interface TabPageProps {
  path: string;
  /** Name of its record. */
  record: string | undefined;
  isActive: boolean;
  slidesIn: boolean;
}

/**
 * A page that stays mounted as long as its tab. While hidden it keeps its state, runs no effects,
 * and does not see navigation.
 */
export function TabPage({ path, record, isActive, slidesIn }: TabPageProps) {
  const routerContexts = useFrozen(isActive, {
    location: useContext(LocationContext),
    route: useContext(RouteContext),
  });
  const tab = usePageTab(path, isActive);
  const navigation = useTabNavigation(path);
  if (!routerContexts) return null;
  return (
    <Activity mode={isActive ? 'visible' : 'hidden'}>
      <LocationContext.Provider value={routerContexts.location}>
        <RouteContext.Provider value={routerContexts.route}>
          <NavigationContext.Provider value={navigation}>
            <PageTabContext.Provider value={tab}>
              <TabPanel path={path} record={record} slidesIn={slidesIn}>
                <PageRoutes />
              </TabPanel>
            </PageTabContext.Provider>
          </NavigationContext.Provider>
        </RouteContext.Provider>
      </LocationContext.Provider>
    </Activity>
  );
}

interface RouterContexts {
  location: ContextType<typeof LocationContext>;
  route: ContextType<typeof RouteContext>;
}

/** Returns the value of the last time the tab was visible; `undefined` if it never was. */
function useFrozen(isActive: boolean, value: RouterContexts): RouterContexts | undefined {
  const [frozen, setFrozen] = useState<RouterContexts>();
  if (!isActive || (frozen && isSameLocation(frozen, value))) return frozen;
  // Set during render, so that the page never renders with the surroundings of another visit.
  setFrozen(value);
  return value;
}

/**
 * Returns whether a page's location is the same. Each visit brings a new location object, and using it
 * would re-render every link.
 */
function isSameLocation(frozen: RouterContexts, value: RouterContexts): boolean {
  const [previous, next] = [frozen.location.location, value.location.location];
  return createPath(previous) === createPath(next) && previous.state === next.state;
}

/** Returns the tab interface for the page in this tab; tracks its unsaved inputs, even while it is hidden. */
function usePageTab(path: string, isActive: boolean): PageTab {
  const actions = useTabsActions();
  const { input } = actions;
  const isShown = useRef(isActive);
  // The inputs' own effects run between these two when the page becomes visible again.
  useLayoutEffect(() => {
    isShown.current = isActive;
    if (isActive) input.beginRegistration(path);
  }, [input, path, isActive]);
  useEffect(() => {
    if (isActive) input.endRegistration(path);
  }, [input, path, isActive]);
  return useMemo(
    () => ({
      open: actions.open,
      replace: (to) => actions.replace(path, to),
      leave: (to) => actions.confirmReplace(path, to),
      run: (command) => actions.run(command, path),
      setRecordName: (name) => actions.nameRecord(path, name),
      markUnsavedInput: (id) => {
        input.register(path, id);
        // An input that is hidden with its page still holds what was typed.
        return () => {
          if (isShown.current) input.unregister(path, id);
        };
      },
    }),
    [actions, input, path],
  );
}
