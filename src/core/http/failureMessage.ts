import { httpStatusTextKey } from '../../../contract/calls/httpStatusTextKey';
import type { ProblemCode } from '../../../contract/problems';
import type { FailureCode } from './HttpFailure';

/** Looks up a text by key (`problems.http403`) and fills in its placeholders. */
export type Translate = (key: string, params?: Record<string, string | number>) => string;

const WITHOUT_STATUS: Readonly<Record<Exclude<FailureCode, 'http'>, ProblemCode>> = {
  timeout: 'http408',
  network: 'networkFailed',
  malformed: 'badAnswer',
  sessionEnded: 'sessionEnded',
  notOffered: 'notOffered',
};

/**
 * Returns the message for the administrator when a call fails.
 * @param failure `path` is the address without its query, shown for 404; `reason` is the code of the response
 */
export function failureMessage(
  failure: { code: FailureCode; status: number; path: string; reason?: string },
  translate: Translate,
): string {
  const code =
    failure.code === 'http' ? httpStatusTextKey(failure.status, failure.reason) : WITHOUT_STATUS[failure.code];
  return translate(`problems.${code}`, { url: failure.path, status: failure.status });
}
