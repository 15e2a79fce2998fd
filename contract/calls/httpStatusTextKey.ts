import type { ProblemCode } from '../problems';

/**
 * Returns the text of an HTTP status. Statuses of the catalog (spec §8) and those that our server adds have their own
 * texts.
 */
export function httpStatusTextKey(status: number, code?: string): ProblemCode {
  const known = status === 503 && code !== undefined ? UNAVAILABLE_TEXTS[code] : undefined;
  return known ?? HTTP_TEXTS[status] ?? 'httpOther';
}

/** Texts by the code of an answer with status 503. */
const UNAVAILABLE_TEXTS: Readonly<Record<string, ProblemCode>> = {
  readOnly: 'http503ReadOnly',
  storageFull: 'http503StorageFull',
  overloaded: 'http503Overloaded',
};

const HTTP_TEXTS: Readonly<Record<number, ProblemCode>> = {
  400: 'http400',
  401: 'http401',
  403: 'http403',
  404: 'http404',
  408: 'http408',
  413: 'http413',
  415: 'http415',
  429: 'http429',
  500: 'http500',
  501: 'http501',
  502: 'http502',
  503: 'http503',
  504: 'http504',
  505: 'http505',
};
