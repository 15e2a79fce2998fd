import { COOKIE, cookies } from '../storage';

/** Decides whether a 401 answer is news, so that parallel calls report it once. */
export interface SessionEnd {
  /** The token that calls are sent with now; `undefined` if there is none. */
  token: () => string | undefined;
  /**
   * Records such an answer and drops the token it refers to.
   * @param sentWith the token the call carried
   * @returns true if this ended the session: no other call has reported it, and no new session has started meanwhile
   */
  isNews: (sentWith: string | undefined) => boolean;
}

export function createSessionEnd(): SessionEnd {
  let isToldWithoutToken = false;
  return {
    token() {
      const token = cookies.get(COOKIE.token);
      if (token !== undefined) isToldWithoutToken = false;
      return token;
    },
    isNews(sentWith) {
      if (sentWith !== cookies.get(COOKIE.token) || isToldWithoutToken) return false;
      isToldWithoutToken = true;
      cookies.remove(COOKIE.token);
      return true;
    },
  };
}
