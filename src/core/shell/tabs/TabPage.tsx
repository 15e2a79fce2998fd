import { Activity, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router';
import { type PageTab, PageTabContext } from '../../plugin-api';
import { TabPanel } from './TabPanel';
import { useTabsActions } from './TabsContext';
import { useTabNavigation } from './useTabNavigation';

interface TabPageProps {
  path: string;
  /** What its record is called. */
  record: string | undefined;
  isActive: boolean;
  children: ReactNode;
}

/**
 * A page that lives as long as its tab. Out of view it keeps everything it shows and holds, runs no effects, and knows
 * nothing of where the browser went.
 */
export function TabPage({ path, record, isActive, children }: TabPageProps) {
  const surroundings = useFrozen(isActive, {
    children,
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
              <TabPanel path={path} record={record}>
                {surroundings.children}
              </TabPanel>
            </PageTabContext.Provider>
          </NavigationContext.Provider>
        </RouteContext.Provider>
      </LocationContext.Provider>
    </Activity>
  );
}

/** The value of the last time the tab was in view; `undefined` when it never was. */
function useFrozen<T extends object>(isActive: boolean, value: T): T | undefined {
  const [kept, setKept] = useState<T>();
  if (!isActive) return kept;
  const isSame = kept && Object.entries(value).every(([key, part]) => Object.is(part, Reflect.get(kept, key)));
  if (isSame) return kept;
  // While rendering, so that the page is never rendered with the surroundings of another visit.
  setKept(value);
  return value;
}

/** What the page in this tab may ask of the tabs; keeps count of its unsaved inputs, also while it is out of view. */
function usePageTab(path: string, isActive: boolean): PageTab {
  const actions = useTabsActions();
  const { input } = actions;
  const isShown = useRef(isActive);
  // The inputs' own effects run between these two, when the page comes back into view.
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
        // An input that only goes out of view with its page still holds what was typed.
        return () => {
          if (isShown.current) input.release(path, id);
        };
      },
    }),
    [actions, input, path],
  );
}
