import { COOKIE, cookies } from '../storage';

/** Decides whether a "nobody is logged in" answer is news, so that parallel calls tell it once. */
export interface SessionEnd {
  /** The token a call is sent with now; `undefined` when there is none. */
  token: () => string | undefined;
  /**
   * Takes note of such an answer and drops the token it was about.
   * @param sentWith the token the call carried
   * @returns true when this ended the session: nobody told so before, and nobody signed in meanwhile
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
