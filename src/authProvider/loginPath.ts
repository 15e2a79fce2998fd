import { LOGIN_PATH } from '../../contract/paths';

/**
 * Address of the login page that leads back to where the administrator is or wanted to go (spec §4).
 * @param from path, query and fragment; one that is already the login page keeps its own redirect
 */
export function loginPath(from: { pathname: string; search: string; hash: string }): string {
  const full = from.pathname + from.search + from.hash;
  if (from.pathname === LOGIN_PATH) return LOGIN_PATH + from.search;
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(full)}`;
}
