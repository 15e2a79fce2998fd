import {
  type Dispatch,
  type ReactNode,
  useContext,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type Location,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router';
import { useConsole } from '../ConsoleContext';
import { readArrival } from './arrival';
import { createUnsavedInput } from './createUnsavedInput';
import { openTabStorage, restoreTabs } from './storedTabs';
import { type Tab, toAddress, toTab } from './Tab';
import { TabsActionsContext, TabsViewContext } from './TabsContext';
import { type TabsAction, tabsReducer } from './tabsReducer';
import { useTabsController } from './useTabsController';

/** Keeps the open tabs in sync with the browser's location, and stores them for the same user's next visit. */
export function TabsProvider({ children }: { children: ReactNode }) {
  const { table, session } = useConsole();
  const [storage] = useState(() => openTabStorage(session.currentUser()));
  const [input] = useState(createUnsavedInput);
  const unsaved = useSyncExternalStore(input.subscribe, input.paths);
  const [state, dispatch] = useReducer(tabsReducer, undefined, () => restoreTabs(table, storage.read()));
  useVisits(dispatch, unsaved);
  const { tabs, closed } = state;
  useEffect(() => storage.write({ tabs, closed }), [storage, tabs, closed]);
  const stopAsking = useLeaveQuestion(unsaved.size > 0);
  const { actions, question } = useTabsController({ state, dispatch, unsaved, input, storage, stopAsking });
  return (
    <TabsActionsContext.Provider value={actions}>
      <TabsViewContext.Provider value={{ state, unsaved, question }}>{children}</TabsViewContext.Provider>
    </TabsActionsContext.Provider>
  );
}

/** Opens or updates the tab of the visible page; closes tabs whose pages were removed with their plugin. */
function useVisits(dispatch: Dispatch<TabsAction>, unsaved: ReadonlySet<string>): void {
  const { table } = useConsole();
  const view = useContext(LocationContext);
  const router = useContext(DataRouterContext)?.router;
  // If the user types a filter and leaves at once, the filter still applies on return, although it was never painted.
  useEffect(
    () =>
      router?.subscribe(({ location }) => {
        const tab = tabOf(table, location);
        if (tab) dispatch({ type: 'relocate', tab });
      }),
    [router, table, dispatch],
  );
  const [seen, setSeen] = useState<{ view: typeof view; table: typeof table }>();
  if (seen?.view === view && seen.table === table) return;
  // Set during render, so that no page ever renders without its tab.
  setSeen({ view, table });
  if (seen && seen.table !== table)
    dispatch({ type: 'restrict', renew: ({ fullPath, state }) => toTab(table, { ...toAddress(fullPath), state }) });
  const { arrival } = readArrival(view.location.state);
  const tab = tabOf(table, view.location);
  // The browser's back button must not repeat the tab closing of an earlier navigation.
  const changes = view.navigationType === 'POP' ? undefined : arrival;
  if (tab) dispatch({ type: 'visit', tab, keep: unsaved, ...changes });
}

/** Returns the tab of the page at this address; `undefined` if it has none. */
function tabOf(table: Parameters<typeof toTab>[0], location: Location): Tab | undefined {
  return toTab(table, { ...location, state: readArrival(location.state).own });
}

/**
 * Lets the browser ask before the console is left with unsaved input.
 * @returns permanently stops asking
 */
function useLeaveQuestion(isNeeded: boolean): () => void {
  const isStopped = useRef(false);
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isStopped.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
  const [stop] = useState(() => () => {
    isStopped.current = true;
  });
  return stop;
}
