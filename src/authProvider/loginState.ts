import type { LoginState } from '../../contract/calls/envelope';
import { BOOTSTRAP_CALLS } from '../../contract/session/bootstrapCalls';
import { type HttpClient, HttpFailure } from '../core/http';
import { parseLoginState } from './sessionResponses';

/** Milliseconds for which an answer of `isLogin` is cached. */
const LOGIN_STATE_MS = 2_000;

/** Asks the server who is logged in. Calls close to one another share one request. */
export interface LoginStateSource {
  /**
   * Returns the logged-in user; `undefined` when nobody is logged in.
   * @throws {HttpFailure} when the server is unreachable
   */
  get: () => Promise<LoginState | undefined>;
  /** Clears the cache. */
  clearCache: () => void;
}

export function createLoginStateSource(http: HttpClient, now: () => number = Date.now): LoginStateSource {
  let last: { answer: Promise<LoginState | undefined>; session: string; expires: number } | undefined;
  return {
    get() {
      const session = http.sessionKey();
      if (last && last.session === session && now() < last.expires) return last.answer;
      const request = { answer: fetchLoginState(http), session, expires: Number.POSITIVE_INFINITY };
      last = request;
      // The cache age counts from the response. Callers share the request while it is in flight; a failure is not cached.
      request.answer.then(
        () => {
          request.expires = now() + LOGIN_STATE_MS;
        },
        () => {
          request.expires = 0;
        },
      );
      return request.answer;
    },
    clearCache() {
      last = undefined;
    },
  };
}

async function fetchLoginState(http: HttpClient): Promise<LoginState | undefined> {
  try {
    return parseLoginState(await http.request(BOOTSTRAP_CALLS.isLogin));
  } catch (error) {
    // A back end can report "nobody" by status 401 in the body instead of an empty name.
    if (error instanceof HttpFailure && error.status === 401) return undefined;
    throw error;
  }
}
