import { type ContextType, type Dispatch, useContext, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate } from 'react-router';
import { useConsole } from '../../ConsoleContext';
import { toastStore } from '../../toast/toastStore';
import { type Tab, tabPath, toAddress, toTab } from '../Tab';
import type { TabsActions, UnsavedChangesQuestion, UnsavedChangesReason } from '../TabsContext';
import type { UnsavedInputRegistry } from '../unsaved/createUnsavedInputRegistry';
import { type TabStorage, withoutPersonalData } from './storedTabs';
import { readTabChanges, type TabChanges, withTabChanges } from './tabChanges';
import { isTabCommand, pathsClosedBy, type TabCommand } from './tabCommands';
import { nextActiveTab, type TabsAction, type TabsState } from './tabsReducer';

interface TabsControllerOptions {
  state: TabsState;
  dispatch: Dispatch<TabsAction>;
  unsaved: ReadonlySet<string>;
  input: UnsavedInputRegistry;
  storage: TabStorage;
  suppressPrompt: () => void;
}

/** Translates tab commands of users and pages into tab changes, navigation and questions. */
export function useTabsController(controlled: TabsControllerOptions): {
  actions: TabsActions;
  question?: UnsavedChangesQuestion;
} {
  const { table } = useConsole();
  const navigate = useNavigate();
  const translate = useTranslate();
  const [question, setQuestion] = useState<UnsavedChangesQuestion>();
  // The actions object is stable and reads the current values when called.
  const router = useContext(DataRouterContext)?.router;
  const current = { ...controlled, table, navigate, translate, router };
  const latest = useRef(current);
  useInsertionEffect(() => {
    latest.current = current;
  });
  const actions = useMemo(() => createActions(() => latest.current, setQuestion), []);
  return { actions, question };
}

interface ControllerContext extends TabsControllerOptions {
  table: Parameters<typeof toTab>[0];
  navigate: ReturnType<typeof useNavigate>;
  translate: ReturnType<typeof useTranslate>;
  router: NonNullable<ContextType<typeof DataRouterContext>>['router'] | undefined;
}

function createActions(
  current: () => ControllerContext,
  setQuestion: (question: UnsavedChangesQuestion | undefined) => void,
): TabsActions {
  const find = (path: string) => current().state.tabs.find((tab) => tabPath(tab) === path);

  /** Returns the tab that the browser is navigating to, or has reached before the page was painted. */
  const pendingTab = () => {
    const { navigation, location } = current().router?.state ?? {};
    const target = navigation?.location ?? location;
    return target && toTab(current().table, { ...target, state: readTabChanges(target.state).own });
  };

  const goTo = ({ fullPath, state }: Pick<Tab, 'fullPath' | 'state'>, tabChanges?: TabChanges) => {
    // A closed page must not return by the browser's back button: its history entry is replaced.
    const options = tabChanges ? { state: withTabChanges(state, tabChanges), replace: true } : { state };
    void current().navigate(fullPath, options);
  };

  const confirmLoss = ({
    paths,
    reason,
    proceed,
  }: {
    paths: readonly string[];
    reason: UnsavedChangesReason;
    proceed: () => void;
  }) => {
    const { unsaved } = current();
    const affectedPaths = paths.filter((path) => unsaved.has(path));
    if (affectedPaths.length === 0) return proceed();
    const cancel = () => setQuestion(undefined);
    setQuestion({
      paths: affectedPaths,
      reason,
      cancel,
      proceed: () => {
        cancel();
        proceed();
      },
    });
  };

  const close = (paths: readonly string[]) => {
    const { state, dispatch } = current();
    const { active } = state;
    // If the user selects a tab and immediately closes one, the selected tab counts as active, although
    // another is still visible.
    const targetTab = pendingTab() ?? find(active);
    const next = nextActiveTab({ ...state, active: targetTab ? tabPath(targetTab) : active }, paths);
    if (next) goTo(next, { close: paths });
    else if (targetTab && paths.includes(active)) goTo(targetTab, { close: paths });
    else dispatch({ type: 'close', paths });
  };

  const refresh = (path: string) => {
    const { state, input, dispatch } = current();
    const tab = find(path);
    if (!tab) return;
    input.removePage(path);
    dispatch({ type: 'refresh', path });
    if (state.active !== path) goTo(tab);
  };

  const reopen = () => {
    const { state, dispatch } = current();
    const [last] = state.closed;
    if (!last) return;
    dispatch({ type: 'reopen' });
    goTo(last.tab);
  };

  const replace = (path: string, to: string) => {
    const { state, table, dispatch } = current();
    if (state.active === path) return goTo({ fullPath: to }, { close: [path], inPlaceOf: path });
    const tab = toTab(table, toAddress(to));
    dispatch(tab ? { type: 'replace', path, tab } : { type: 'close', paths: [path] });
  };

  const runCommand = (command: TabCommand, path: string) => {
    if (command === 'refresh') return confirmLoss({ paths: [path], reason: 'refresh', proceed: () => refresh(path) });
    if (command === 'reopen') return reopen();
    if (command === 'pin' || command === 'unpin')
      return current().dispatch({ type: 'pin', path, isPinned: command === 'pin' });
    const paths = pathsClosedBy(current().state, command, path);
    confirmLoss({ paths, reason: 'close', proceed: () => close(paths) });
  };

  return {
    open: (to) => goTo(find(to) ?? { fullPath: to }),
    isActive: (path) => current().state.active === path,
    isLeaving: (path) => {
      const target = current().router?.state.navigation.location;
      return target !== undefined && target.pathname !== path;
    },
    relocate: (to) => {
      const { table, dispatch } = current();
      const tab = toTab(table, toAddress(to));
      if (tab) dispatch({ type: 'relocate', tab });
    },
    replace,
    confirmReplace: (path, to) => confirmLoss({ paths: [path], reason: 'close', proceed: () => replace(path, to) }),
    run: (command, path) => {
      if (isTabCommand(command)) runCommand(command, path);
      else toastStore.push({ type: 'error', message: current().translate('console.tabs.invalid') });
    },
    move: (path, to) => current().dispatch({ type: 'move', path, to }),
    nameRecord: (path, record) => {
      if (find(path)?.meta.record !== record) current().dispatch({ type: 'nameRecord', path, record });
    },
    endSession: () => {
      const { suppressPrompt, storage, table, state } = current();
      suppressPrompt();
      storage.write({ tabs: withoutPersonalData(table, state.tabs), closed: [] });
    },
    get input() {
      return current().input;
    },
  };
}
