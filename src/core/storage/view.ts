import { COOKIE, cookies } from './cookies';
import { tellSession } from './sessionNews';

/** A view of the console as another user's account. */
export interface ViewedConsole {
  /** Name of the account. */
  account: string;
  /** Name of the user who views it. */
  viewer: string;
  /** Latest end of the view (ISO 8601). */
  until: string;
}

/** Returns whether this browser is viewing the console as another user. */
export function isViewing(): boolean {
  return cookies.get(COOKIE.viewerToken) !== undefined;
}

/** Replaces the user's own token, which is kept, with that of a view; the caller must reload the console. */
export function beginView(token: string): void {
  const own = cookies.get(COOKIE.token);
  if (own === undefined) return;
  cookies.set(COOKIE.viewerToken, own);
  cookies.set(COOKIE.token, token);
  tellSession('viewChanged');
}

/**
 * Restores the user's own token after a view; the caller must reload the console.
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
