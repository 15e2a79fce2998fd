import { isRecord } from '../../../../contract/values/isRecord';

/** The user's arrangement of the parts of a page, by their keys. */
export interface Arrangement {
  order: readonly string[];
  hidden: readonly string[];
}

export const DEFAULT_ARRANGEMENT: Arrangement = { order: [], hidden: [] };

/** Parses the stored, untrusted value. */
export function parseArrangement(stored: unknown): Arrangement | undefined {
  if (!isRecord(stored) || !isKeys(stored.order) || !isKeys(stored.hidden)) return undefined;
  return { order: stored.order, hidden: stored.hidden };
}

/** Returns the parts in the user's order; parts that the user never moved, such as new ones, follow in their own order. */
export function applyArrangement<P extends { key: string }>(parts: readonly P[], { order }: Arrangement): P[] {
  const position = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...parts].sort((a, b) => position(a.key) - position(b.key));
}

/** Returns the arrangement with a part hidden, or shown again. */
export function withHidden(arrangement: Arrangement, key: string, isHidden: boolean): Arrangement {
  const others = arrangement.hidden.filter((each) => each !== key);
  return { ...arrangement, hidden: isHidden ? [...others, key] : others };
}

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');
