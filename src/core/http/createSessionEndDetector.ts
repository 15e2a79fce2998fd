import { COOKIE, cookies } from '../storage';

/** Decides whether a 401 answer is news, so that parallel calls report it once. */
export interface SessionEndDetector {
  /** The token that calls are sent with now; `undefined` if there is none. */
  token: () => string | undefined;
  /**
   * Records such an answer and drops the token it refers to.
   * @param callToken the token the call carried
   * @returns true if this ended the session: no other call has reported it, and no new session has started meanwhile
   */
  isFirstReport: (callToken: string | undefined) => boolean;
}

export function createSessionEndDetector(): SessionEndDetector {
  let wasReportedWithoutToken = false;
  return {
    token() {
      const token = cookies.get(COOKIE.token);
      if (token !== undefined) wasReportedWithoutToken = false;
      return token;
    },
    isFirstReport(callToken) {
      if (callToken !== cookies.get(COOKIE.token) || wasReportedWithoutToken) return false;
      wasReportedWithoutToken = true;
      cookies.remove(COOKIE.token);
      return true;
    },
  };
}
