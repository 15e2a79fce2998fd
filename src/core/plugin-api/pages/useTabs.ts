import { createContext, useContext, useMemo } from 'react';
import { useNavigate } from 'react-router';

/** The host's interface to a page's tab. */
export interface PageTab {
  open: (to: string) => void;
  replace: (to: string) => void;
  leave: (to: string) => void;
  /** Runs a command on this page's tab or the neighboring ones; an unknown command shows 'Invalid operation' (spec §8). */
  run: (command: string) => void;
  setRecordName: (name: string | undefined) => void;
  /**
   * Marks the page as having unsaved input.
   * @returns removes the mark
   */
  markUnsavedInput: (id: string) => () => void;
}

/** Provides each page with its tab; undefined outside the tabs, as in tests of a single page. */
export const PageTabContext = createContext<PageTab | undefined>(undefined);

/** Tab commands for a page. "This page" is the one that calls the hook, visible or not. */
export interface Tabs {
  /** Opens an address in a new tab, or switches to the tab that has it. */
  open: (to: string) => void;
  /** Replaces this page in its tab after it is done (saved, deleted), without asking about unsaved input. */
  replace: (to: string) => void;
  /** Replaces this page in its tab, but asks about unsaved input first. */
  leave: (to: string) => void;
  /** Remounts this page. */
  refresh: () => void;
  /** Each closes tabs, but asks first if unsaved input would be lost. */
  close: () => void;
  closeLeft: () => void;
  closeRight: () => void;
  closeOthers: () => void;
  closeAll: () => void;
  /** Runs a command by name; an unknown name shows 'Invalid operation' (spec §8). */
  run: (command: string) => void;
}

/** Returns the tab commands for the current page. */
export function useTabs(): Tabs {
  const tab = useContext(PageTabContext);
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (to: string) => void navigate(to);
    const run = (command: string) => tab?.run(command);
    return {
      open: tab?.open ?? go,
      replace: tab?.replace ?? go,
      leave: tab?.leave ?? go,
      refresh: () => run('refresh'),
      close: () => run('close'),
      closeLeft: () => run('closeLeft'),
      closeRight: () => run('closeRight'),
      closeOthers: () => run('closeOthers'),
      closeAll: () => run('closeAll'),
      run,
    };
  }, [tab, navigate]);
}
