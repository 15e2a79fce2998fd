import type { LoginState } from '../../contract/envelope';
import { START_CALLS } from '../../contract/startCalls';
import { type HttpClient, HttpFailure } from '../core/http';
import { parseLoginState } from './sessionAnswers';

/** Milliseconds for which an answer of `isLogin` is cached. */
const LOGIN_STATE_MS = 2_000;

/** Asks the server who is logged in. Calls close to one another share one request. */
export interface LoginStateSource {
  /**
   * Returns the logged-in user; `undefined` when nobody is logged in.
   * @throws {HttpFailure} when the server is unreachable
   */
  ask: () => Promise<LoginState | undefined>;
  /** Clears the cache. */
  forget: () => void;
}

export function createLoginStateSource(http: HttpClient, now: () => number = Date.now): LoginStateSource {
  let last: { answer: Promise<LoginState | undefined>; session: string; expires: number } | undefined;
  return {
    ask() {
      const session = http.sessionKey();
      if (last && last.session === session && now() < last.expires) return last.answer;
      const asked = { answer: askServer(http), session, expires: Number.POSITIVE_INFINITY };
      last = asked;
      // The cache age counts from the response. Callers share the request while it is in flight; a failure is not cached.
      asked.answer.then(
        () => {
          asked.expires = now() + LOGIN_STATE_MS;
        },
        () => {
          asked.expires = 0;
        },
      );
      return asked.answer;
    },
    forget() {
      last = undefined;
    },
  };
}

async function askServer(http: HttpClient): Promise<LoginState | undefined> {
  try {
    return parseLoginState(await http.request(START_CALLS.isLogin));
  } catch (error) {
    // A back end can report "nobody" by status 401 in the body instead of an empty name.
    if (error instanceof HttpFailure && error.status === 401) return undefined;
    throw error;
  }
}
