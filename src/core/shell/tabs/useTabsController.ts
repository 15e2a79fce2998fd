import { type ContextType, type Dispatch, useContext, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate } from 'react-router';
import { useConsole } from '../ConsoleContext';
import { toastStore } from '../toast/toastStore';
import { type Arrival, readArrival, withArrival } from './arrival';
import type { UnsavedInput } from './createUnsavedInput';
import { type TabStorage, withoutPersons } from './storedTabs';
import { type Tab, tabPath, toAddress, toTab } from './Tab';
import type { LossQuestion, LossReason, TabsActions } from './TabsContext';
import { closedBy, isTabCommand, type TabCommand } from './tabCommands';
import { nextInView, type TabsAction, type TabsState } from './tabsReducer';

interface Controlled {
  state: TabsState;
  dispatch: Dispatch<TabsAction>;
  unsaved: ReadonlySet<string>;
  input: UnsavedInput;
  storage: TabStorage;
  stopAsking: () => void;
}

/** Translates tab commands of users and pages into tab changes, navigation and questions. */
export function useTabsController(controlled: Controlled): { actions: TabsActions; question?: LossQuestion } {
  const { table } = useConsole();
  const navigate = useNavigate();
  const translate = useTranslate();
  const [question, setQuestion] = useState<LossQuestion>();
  // The actions object is stable and reads the current values when called.
  const router = useContext(DataRouterContext)?.router;
  const now = { ...controlled, table, navigate, translate, router };
  const latest = useRef(now);
  useInsertionEffect(() => {
    latest.current = now;
  });
  const actions = useMemo(() => createActions(() => latest.current, setQuestion), []);
  return { actions, question };
}

interface Surroundings extends Controlled {
  table: Parameters<typeof toTab>[0];
  navigate: ReturnType<typeof useNavigate>;
  translate: ReturnType<typeof useTranslate>;
  router: NonNullable<ContextType<typeof DataRouterContext>>['router'] | undefined;
}

function createActions(
  now: () => Surroundings,
  setQuestion: (question: LossQuestion | undefined) => void,
): TabsActions {
  const find = (path: string) => now().state.tabs.find((tab) => tabPath(tab) === path);

  /** Returns the tab that the browser is navigating to, or has reached before the page was painted. */
  const bound = () => {
    const { navigation, location } = now().router?.state ?? {};
    const goal = navigation?.location ?? location;
    return goal && toTab(now().table, { ...goal, state: readArrival(goal.state).own });
  };

  const goTo = ({ fullPath, state }: Pick<Tab, 'fullPath' | 'state'>, arrival?: Arrival) => {
    // A closed page must not return by the browser's back button: its history entry is replaced.
    const options = arrival ? { state: withArrival(state, arrival), replace: true } : { state };
    void now().navigate(fullPath, options);
  };

  const ask = ({ paths, reason, proceed }: { paths: readonly string[]; reason: LossReason; proceed: () => void }) => {
    const { unsaved } = now();
    const losing = paths.filter((path) => unsaved.has(path));
    if (losing.length === 0) return proceed();
    const cancel = () => setQuestion(undefined);
    setQuestion({
      paths: losing,
      reason,
      cancel,
      proceed: () => {
        cancel();
        proceed();
      },
    });
  };

  const close = (paths: readonly string[]) => {
    const { state, dispatch } = now();
    const { active } = state;
    // If the user selects a tab and immediately closes one, the selected tab counts as active, although
    // another is still visible.
    const heading = bound() ?? find(active);
    const next = nextInView({ ...state, active: heading ? tabPath(heading) : active }, paths);
    if (next) goTo(next, { close: paths });
    else if (heading && paths.includes(active)) goTo(heading, { close: paths });
    else dispatch({ type: 'close', paths });
  };

  const refresh = (path: string) => {
    const { state, input, dispatch } = now();
    const tab = find(path);
    if (!tab) return;
    input.drop(path);
    dispatch({ type: 'refresh', path });
    if (state.active !== path) goTo(tab);
  };

  const reopen = () => {
    const { state, dispatch } = now();
    const [last] = state.closed;
    if (!last) return;
    dispatch({ type: 'reopen' });
    goTo(last.tab);
  };

  const replace = (path: string, to: string) => {
    const { state, table, dispatch } = now();
    if (state.active === path) return goTo({ fullPath: to }, { close: [path], inPlaceOf: path });
    const tab = toTab(table, toAddress(to));
    dispatch(tab ? { type: 'replace', path, tab } : { type: 'close', paths: [path] });
  };

  const obey = (command: TabCommand, path: string) => {
    if (command === 'refresh') return ask({ paths: [path], reason: 'refresh', proceed: () => refresh(path) });
    if (command === 'reopen') return reopen();
    if (command === 'pin' || command === 'unpin')
      return now().dispatch({ type: 'pin', path, isPinned: command === 'pin' });
    const paths = closedBy(now().state, command, path);
    ask({ paths, reason: 'close', proceed: () => close(paths) });
  };

  return {
    open: (to) => goTo(find(to) ?? { fullPath: to }),
    isInView: (path) => now().state.active === path,
    isLeft: (path) => {
      const goal = now().router?.state.navigation.location;
      return goal !== undefined && goal.pathname !== path;
    },
    relocate: (to) => {
      const { table, dispatch } = now();
      const tab = toTab(table, toAddress(to));
      if (tab) dispatch({ type: 'relocate', tab });
    },
    replace,
    leave: (path, to) => ask({ paths: [path], reason: 'close', proceed: () => replace(path, to) }),
    run: (command, path) => {
      if (isTabCommand(command)) obey(command, path);
      else toastStore.push({ type: 'error', message: now().translate('console.tabs.invalid') });
    },
    move: (path, to) => now().dispatch({ type: 'move', path, to }),
    nameRecord: (path, record) => {
      if (find(path)?.meta.record !== record) now().dispatch({ type: 'nameRecord', path, record });
    },
    endSession: () => {
      const { stopAsking, storage, table, state } = now();
      stopAsking();
      storage.write({ tabs: withoutPersons(table, state.tabs), closed: [] });
    },
    get input() {
      return now().input;
    },
  };
}
