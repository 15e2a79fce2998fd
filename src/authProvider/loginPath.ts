import { LOGIN_PATH } from '../../contract/pages/paths';

/**
 * Returns the address of the login page that redirects back to the given address (spec §4).
 * @param from path, query and fragment; an address that is already the login page keeps its own redirect
 */
export function loginPath(from: { pathname: string; search: string; hash: string }): string {
  const full = from.pathname + from.search + from.hash;
  if (from.pathname === LOGIN_PATH) return LOGIN_PATH + from.search;
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(full)}`;
}
