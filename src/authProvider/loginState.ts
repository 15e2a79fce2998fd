import type { LoginState } from '../../contract/envelope';
import { START_CALLS } from '../../contract/startCalls';
import { type HttpClient, HttpFailure } from '../core/http';
import { parseLoginState } from './sessionAnswers';

/** An answer of `isLogin` younger than this serves again. */
const LOGIN_STATE_MS = 2_000;

/** Asks the server who is logged in; questions close to one another share one answer. */
export interface LoginStateSource {
  /**
   * Who is logged in; `undefined` for nobody.
   * @throws {HttpFailure} when the server could not be asked
   */
  ask: () => Promise<LoginState | undefined>;
  /** Makes the next question go to the server. */
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
      // Its age counts from the answer; until then it is in flight, and a failure serves only those who wait for it.
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
    // A back end may say "nobody" by body status instead of an empty name.
    if (error instanceof HttpFailure && error.status === 401) return undefined;
    throw error;
  }
}
