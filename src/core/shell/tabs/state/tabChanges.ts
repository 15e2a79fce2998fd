/**
 * Tab changes that apply when a navigation completes. They travel in the navigation state, so that a blocked
 * navigation changes nothing.
 */
export interface TabChanges {
  /** Paths of the tabs to close. */
  close: readonly string[];
  /** Path of the tab that the new one replaces. */
  inPlaceOf?: string;
}

const KEY = 'tabsArrival';

/** Returns the navigation state with tab changes beside the page's own state. */
export function withTabChanges(state: unknown, tabChanges: TabChanges): object {
  return { ...(isObject(state) && state), [KEY]: tabChanges };
}

/** Splits a navigation state into the page's own state and the tab changes. */
export function readTabChanges(state: unknown): { own: unknown; arrival: TabChanges | undefined } {
  if (!isObject(state) || !(KEY in state)) return { own: state, arrival: undefined };
  const { [KEY]: tabChanges, ...pageState } = state;
  return { own: Object.keys(pageState).length > 0 ? pageState : null, arrival: parseTabChanges(tabChanges) };
}

/** The browser persists navigation states, so what is read back must be validated. */
function parseTabChanges(value: unknown): TabChanges | undefined {
  if (!isObject(value) || !('close' in value) || !Array.isArray(value.close)) return undefined;
  const close = value.close.filter((path): path is string => typeof path === 'string');
  const { inPlaceOf } = { inPlaceOf: undefined, ...value };
  return { close, ...(typeof inPlaceOf === 'string' && { inPlaceOf }) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
