import type { ProblemCode } from '../../../contract/problems';
import type { FailureCode } from './HttpFailure';

/** Looks up a text by key (`problems.http403`) and fills its placeholders. */
export type Translate = (key: string, params?: Record<string, string | number>) => string;

/** Statuses with a text of their own: the catalogue of spec §8, and what our server adds. */
const CATALOGUE: Readonly<Record<number, ProblemCode>> = {
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

const WITHOUT_STATUS: Readonly<Record<Exclude<FailureCode, 'http'>, ProblemCode>> = {
  timeout: 'http408',
  network: 'networkFailed',
  malformed: 'badAnswer',
  sessionEnded: 'signInAgain',
};

/**
 * What the administrator reads when a call fails.
 * @param failure `path` is the address without its query, shown for 404
 */
export function failureMessage(
  failure: { code: FailureCode; status: number; path: string },
  translate: Translate,
): string {
  const code = failure.code === 'http' ? (CATALOGUE[failure.status] ?? 'httpOther') : WITHOUT_STATUS[failure.code];
  return translate(`problems.${code}`, { url: failure.path, status: failure.status });
}
