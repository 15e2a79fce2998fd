import { createContext, useContext } from 'react';
import type { UnsavedInput } from './createUnsavedInput';
import type { TabsState } from './tabsReducer';

/** What is open, and what of it would be lost. */
export interface TabsView {
  state: TabsState;
  unsaved: ReadonlySet<string>;
  /** The question in view, asked before unsaved input is lost. */
  question: LossQuestion | undefined;
}

/** Asks whether input may be lost. */
export interface LossQuestion {
  /** Paths of the tabs that would lose it. */
  paths: readonly string[];
  /** Why: the tabs close, or are made afresh, or everything is. */
  reason: LossReason;
  proceed: () => void;
  cancel: () => void;
}
export type LossReason = 'close' | 'refresh';

/** What can be done with tabs. The same object from start to end, so that pages are not rendered for it. */
export interface TabsActions {
  open: (to: string) => void;
  isInView: (path: string) => boolean;
  /** Whether the browser is on its way from the page at `path` to another. */
  isLeft: (path: string) => boolean;
  /** The page at `path` has another address, which does not come into view. */
  relocate: (to: string) => void;
  /** The page at `path` has done its work: `to` takes its place, in view or in the background. */
  replace: (path: string, to: string) => void;
  /** As `replace`, after asking where input would be lost. */
  leave: (path: string, to: string) => void;
  /** Does what a menu names with the tab at `path`; an unknown command is an invalid operation (spec §8). */
  run: (command: string, path: string) => void;
  /** Puts a tab at another place of the bar, counted from 0; home stays first. */
  move: (path: string, to: number) => void;
  nameRecord: (path: string, name: string | undefined) => void;
  /** The user signs out: tabs stay for the next time, without what was searched for, and the browser asks nothing. */
  endSession: () => void;
  input: UnsavedInput;
}

export const TabsViewContext = createContext<TabsView | undefined>(undefined);
export const TabsActionsContext = createContext<TabsActions | undefined>(undefined);

/** The open tabs; the component renders again whenever they change. */
export function useTabsView(): TabsView {
  const view = useContext(TabsViewContext);
  if (!view) throw new Error('No tabs above this component.');
  return view;
}

export function useTabsActions(): TabsActions {
  const actions = useContext(TabsActionsContext);
  if (!actions) throw new Error('No tabs above this component.');
  return actions;
}
