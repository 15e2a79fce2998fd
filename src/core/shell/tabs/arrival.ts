/** What happens to tabs when a navigation arrives; it travels with the navigation, so that a refused one changes nothing. */
export interface Arrival {
  /** Paths of the tabs that close. */
  close: readonly string[];
  /** Path of the tab whose place the new one takes. */
  inPlaceOf?: string;
}

const KEY = 'tabsArrival';

/** The navigation state that carries an arrival beside the page's own state. */
export function withArrival(state: unknown, arrival: Arrival): object {
  return { ...(isObject(state) && state), [KEY]: arrival };
}

/** Takes a navigation's state apart into the page's own and what is to happen to tabs. */
export function readArrival(state: unknown): { own: unknown; arrival: Arrival | undefined } {
  if (!isObject(state) || !(KEY in state)) return { own: state, arrival: undefined };
  const { [KEY]: arrival, ...own } = state;
  return { own: Object.keys(own).length > 0 ? own : null, arrival: toArrival(arrival) };
}

/** The browser keeps navigation states for whoever comes later: what is read back is checked. */
function toArrival(value: unknown): Arrival | undefined {
  if (!isObject(value) || !('close' in value) || !Array.isArray(value.close)) return undefined;
  const close = value.close.filter((path): path is string => typeof path === 'string');
  const { inPlaceOf } = { inPlaceOf: undefined, ...value };
  return { close, ...(typeof inPlaceOf === 'string' && { inPlaceOf }) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
