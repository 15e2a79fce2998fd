import { COOKIE, cookies } from './cookies';
import { tellSession } from './sessionNews';

/** The console as an account sees it, shown to somebody else. */
export interface ViewedConsole {
  /** Name of the account. */
  account: string;
  /** Name of who sees it. */
  viewer: string;
  /** When it ends at the latest (ISO 8601). */
  until: string;
}

/** Whether this browser shows the console as somebody else sees it. */
export function isViewing(): boolean {
  return cookies.get(COOKIE.viewerToken) !== undefined;
}

/** Puts the token of a view in the place of one's own, which waits; the console has to start anew then. */
export function beginView(token: string): void {
  const own = cookies.get(COOKIE.token);
  if (own === undefined) return;
  cookies.set(COOKIE.viewerToken, own);
  cookies.set(COOKIE.token, token);
  tellSession('viewChanged');
}

/**
 * Takes up one's own session again after a view; the console has to start anew then.
 * @returns whether there was a view
 */
export function leaveView(): boolean {
  const own = cookies.get(COOKIE.viewerToken);
  if (own === undefined) return false;
  cookies.set(COOKIE.token, own);
  cookies.remove(COOKIE.viewerToken);
  tellSession('viewChanged');
  return true;
}
