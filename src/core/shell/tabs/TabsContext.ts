import { createContext, useContext } from 'react';
import type { TabsState } from './state/tabsReducer';
import type { UnsavedInputRegistry } from './unsaved/createUnsavedInputRegistry';

/** The open tabs, and their unsaved input. */
export interface TabsView {
  state: TabsState;
  unsaved: ReadonlySet<string>;
  /** The pending question about unsaved input. */
  question: UnsavedChangesQuestion | undefined;
}

/** Asks whether unsaved input can be discarded. */
export interface UnsavedChangesQuestion {
  /** Paths of the tabs that would lose it. */
  paths: readonly string[];
  /** The reason: closing tabs, remounting them, or leaving everything. */
  reason: UnsavedChangesReason;
  proceed: () => void;
  cancel: () => void;
}
export type UnsavedChangesReason = 'close' | 'refresh';

/** Actions on tabs. The object is stable, so that pages do not re-render for it. */
export interface TabsActions {
  open: (to: string) => void;
  isActive: (path: string) => boolean;
  /** Whether the browser is navigating away from the page at `path`. */
  isLeaving: (path: string) => boolean;
  /** Updates the address of the page at `path`, without activating it. */
  relocate: (to: string) => void;
  /** Replaces the finished page at `path` with `to`, active or in the background. */
  replace: (path: string, to: string) => void;
  /** Like `replace`, but asks first if input would be lost. */
  confirmReplace: (path: string, to: string) => void;
  /** Runs a menu command on the tab at `path`; an unknown command shows 'Invalid operation' (spec §8). */
  run: (command: string, path: string) => void;
  /** Moves a tab to a position in the bar, counted from 0; home stays first. */
  move: (path: string, to: number) => void;
  nameRecord: (path: string, name: string | undefined) => void;
  /**
   * Called on sign-out: tabs are stored for the next session without search filters, and the browser does
   * not ask about unsaved input.
   */
  endSession: () => void;
  input: UnsavedInputRegistry;
}

export const TabsViewContext = createContext<TabsView | undefined>(undefined);
export const TabsActionsContext = createContext<TabsActions | undefined>(undefined);

/** Returns the open tabs; the component re-renders when they change. */
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
