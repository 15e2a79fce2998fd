import { createContext, useContext, useMemo } from 'react';
import { useNavigate } from 'react-router';

/** The host's side of a page's tab. */
export interface PageTab {
  open: (to: string) => void;
  replace: (to: string) => void;
  leave: (to: string) => void;
  /** Does something with this page's tab or those around it; an unknown command is an invalid operation (spec §8). */
  run: (command: string) => void;
  nameRecord: (name: string | undefined) => void;
  /**
   * Tells that an input of the page holds something unsaved.
   * @returns tells that it no longer does
   */
  holdInput: (id: string) => () => void;
}

/** Carries its tab to each page; there is none outside the tabs, as in tests of a single page. */
export const PageTabContext = createContext<PageTab | undefined>(undefined);

/** What a page can do with the tabs; "this page" is the one the hook is called in, in view or not. */
export interface Tabs {
  /** Opens an address in a tab of its own, or goes to the tab that has it. */
  open: (to: string) => void;
  /** This page has done its work (saved, removed): `to` takes its place in the tab, and nothing is asked. */
  replace: (to: string) => void;
  /** This page is given up: as `replace`, but unsaved input is asked for first. */
  leave: (to: string) => void;
  /** Makes this page afresh. */
  refresh: () => void;
  /** Each closes after asking, where unsaved input would be lost. */
  close: () => void;
  closeLeft: () => void;
  closeRight: () => void;
  closeOthers: () => void;
  closeAll: () => void;
  /** Any of these by its name; an unknown name shows 'Invalid operation' (spec §8). */
  run: (command: string) => void;
}

/** The tabs, seen from a page. */
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
