import { Activity, type ContextType, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  createPath,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router';
import { type PageTab, PageTabContext } from '../../plugin-api';
import { PageRoutes } from './PageRoutes';
import { TabPanel } from './TabPanel';
import { useTabsActions } from './TabsContext';
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
  const surroundings = useFrozen(isActive, {
    location: useContext(LocationContext),
    route: useContext(RouteContext),
  });
  const tab = usePageTab(path, isActive);
  const navigation = useTabNavigation(path);
  if (!surroundings) return null;
  return (
    <Activity mode={isActive ? 'visible' : 'hidden'}>
      <LocationContext.Provider value={surroundings.location}>
        <RouteContext.Provider value={surroundings.route}>
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

interface Surroundings {
  location: ContextType<typeof LocationContext>;
  route: ContextType<typeof RouteContext>;
}

/** Returns the value of the last time the tab was visible; `undefined` if it never was. */
function useFrozen(isActive: boolean, value: Surroundings): Surroundings | undefined {
  const [kept, setKept] = useState<Surroundings>();
  if (!isActive || (kept && isSamePlace(kept, value))) return kept;
  // Set during render, so that the page never renders with the surroundings of another visit.
  setKept(value);
  return value;
}

/**
 * Returns whether a page's location is the same. Each visit brings a new location object, and using it
 * would re-render every link.
 */
function isSamePlace(kept: Surroundings, value: Surroundings): boolean {
  const [was, is] = [kept.location.location, value.location.location];
  return createPath(was) === createPath(is) && was.state === is.state;
}

/** Returns the tab interface for the page in this tab; tracks its unsaved inputs, even while it is hidden. */
function usePageTab(path: string, isActive: boolean): PageTab {
  const actions = useTabsActions();
  const { input } = actions;
  const isShown = useRef(isActive);
  // The inputs' own effects run between these two when the page becomes visible again.
  useLayoutEffect(() => {
    isShown.current = isActive;
    if (isActive) input.begin(path);
  }, [input, path, isActive]);
  useEffect(() => {
    if (isActive) input.settle(path);
  }, [input, path, isActive]);
  return useMemo(
    () => ({
      open: actions.open,
      replace: (to) => actions.replace(path, to),
      leave: (to) => actions.leave(path, to),
      run: (command) => actions.run(command, path),
      nameRecord: (name) => actions.nameRecord(path, name),
      holdInput: (id) => {
        input.hold(path, id);
        // An input that is hidden with its page still holds what was typed.
        return () => {
          if (isShown.current) input.release(path, id);
        };
      },
    }),
    [actions, input, path],
  );
}
