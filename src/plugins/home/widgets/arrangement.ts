import { isRecord } from '../../../../contract/isRecord';
import type { HostWidget } from '../../../core/plugin-api';

/** How somebody has arranged the parts of their start page, by the keys of widgets. */
export interface Arrangement {
  order: readonly string[];
  hidden: readonly string[];
}

export const AS_IT_COMES: Arrangement = { order: [], hidden: [] };

/** Reads what is stored, which anyone may have written. */
export function parseArrangement(stored: unknown): Arrangement | undefined {
  if (!isRecord(stored) || !isKeys(stored.order) || !isKeys(stored.hidden)) return undefined;
  return { order: stored.order, hidden: stored.hidden };
}

/** The widgets in the order somebody wants them; those they have never moved, such as new ones, keep their place behind. */
export function arranged(widgets: readonly HostWidget[], { order }: Arrangement): HostWidget[] {
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...widgets].sort((a, b) => place(a.key) - place(b.key));
}

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');
