import type { CallResponse } from './Call';

/**
 * Returns what the caller gets from an answer (spec §7): the body if it has `dataCount`, else its
 * `data`; other bodies unchanged.
 */
export function unwrapResponse({ kind, body }: CallResponse): unknown {
  if (kind !== 'success') return body;
  return (body.dataCount ?? -1) >= 0 ? body : body.data;
}
