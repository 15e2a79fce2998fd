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
import { openTabStorage, restoreTabs } from './state/storedTabs';
import { readTabChanges } from './state/tabChanges';
import { type TabsAction, tabsReducer } from './state/tabsReducer';
import { useTabsController } from './state/useTabsController';
import { type Tab, toAddress, toTab } from './Tab';
import { TabsActionsContext, TabsViewContext } from './TabsContext';
import { createUnsavedInputRegistry } from './unsaved/createUnsavedInputRegistry';

/** Keeps the open tabs in sync with the browser's location, and stores them for the same user's next visit. */
export function TabsProvider({ children }: { children: ReactNode }) {
  const { table, session } = useConsole();
  const [storage] = useState(() => openTabStorage(session.currentUser()));
  const [input] = useState(createUnsavedInputRegistry);
  const unsaved = useSyncExternalStore(input.subscribe, input.paths);
  const [state, dispatch] = useReducer(tabsReducer, undefined, () => restoreTabs(table, storage.read()));
  useSyncTabs(dispatch, unsaved);
  const { tabs, closed } = state;
  useEffect(() => storage.write({ tabs, closed }), [storage, tabs, closed]);
  const suppressPrompt = useBeforeUnloadPrompt(unsaved.size > 0);
  const { actions, question } = useTabsController({ state, dispatch, unsaved, input, storage, suppressPrompt });
  return (
    <TabsActionsContext.Provider value={actions}>
      <TabsViewContext.Provider value={{ state, unsaved, question }}>{children}</TabsViewContext.Provider>
    </TabsActionsContext.Provider>
  );
}

/** Opens or updates the tab of the visible page; closes tabs whose pages were removed with their plugin. */
function useSyncTabs(dispatch: Dispatch<TabsAction>, unsaved: ReadonlySet<string>): void {
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
  const [synced, setSynced] = useState<{ view: typeof view; table: typeof table }>();
  if (synced?.view === view && synced.table === table) return;
  // Set during render, so that no page ever renders without its tab.
  setSynced({ view, table });
  if (synced && synced.table !== table)
    dispatch({ type: 'restrict', renew: ({ fullPath, state }) => toTab(table, { ...toAddress(fullPath), state }) });
  const { arrival: tabChanges } = readTabChanges(view.location.state);
  const tab = tabOf(table, view.location);
  // The browser's back button must not repeat the tab closing of an earlier navigation.
  const changes = view.navigationType === 'POP' ? undefined : tabChanges;
  if (tab) dispatch({ type: 'visit', tab, keep: unsaved, ...changes });
}

/** Returns the tab of the page at this address; `undefined` if it has none. */
function tabOf(table: Parameters<typeof toTab>[0], location: Location): Tab | undefined {
  return toTab(table, { ...location, state: readTabChanges(location.state).own });
}

/**
 * Lets the browser ask before the console is left with unsaved input.
 * @returns permanently stops asking
 */
function useBeforeUnloadPrompt(isNeeded: boolean): () => void {
  const isSuppressed = useRef(false);
  useEffect(() => {
    if (!isNeeded) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isSuppressed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isNeeded]);
  const [suppress] = useState(() => () => {
    isSuppressed.current = true;
  });
  return suppress;
}
