import { COOKIE, cookies } from './cookies';
import { broadcastSessionEvent } from './sessionEvents';

/** A view of the console as another user's account. */
export interface ViewAsInfo {
  /** Name of the account. */
  account: string;
  /** Name of the user who views it. */
  viewer: string;
  /** Latest end of the view (ISO 8601). */
  until: string;
}

/** Returns whether this browser is viewing the console as another user. */
export function isViewingAs(): boolean {
  return cookies.get(COOKIE.viewerToken) !== undefined;
}

/** Replaces the user's own token, which is kept, with that of a view; the caller must reload the console. */
export function startViewAs(token: string): void {
  const ownToken = cookies.get(COOKIE.token);
  if (ownToken === undefined) return;
  cookies.set(COOKIE.viewerToken, ownToken);
  cookies.set(COOKIE.token, token);
  broadcastSessionEvent('viewChanged');
}

/**
 * Restores the user's own token after a view; the caller must reload the console.
 * @returns whether there was a view
 */
export function leaveViewAs(): boolean {
  const ownToken = cookies.get(COOKIE.viewerToken);
  if (ownToken === undefined) return false;
  cookies.set(COOKIE.token, ownToken);
  cookies.remove(COOKIE.viewerToken);
  broadcastSessionEvent('viewChanged');
  return true;
}
