import { type LoaderFunctionArgs, replace } from 'react-router';
import { LOGIN_PATH } from '../../../../contract/pages/paths';
import { matchRoute } from '../../registry/matchRoute';
import type { RouteTable } from '../../registry/routeTable';
import type { PageLoadables } from '../../runtime/toElements';
import type { ConsoleSession } from './ConsoleSession';

export const PASSWORD_PATH = '/password';
export const PROFILE_PATH = '/profile';
export const SUPPORT_PATH = '/index3';

/** Loader result for an unknown address without a session. */
export const UNKNOWN_ADDRESS = 'public';

export interface GuardOptions {
  table: RouteTable;
  loadables: PageLoadables;
  session: Pick<ConsoleSession, 'check' | 'loginPath'>;
}

/**
 * Creates the loader that guards each navigation (spec §4). It asks the server who is logged in while the page's code loads;
 * the current page stays until the answer. Users with an assigned password are redirected to change it, and users who need a
 * second factor to enroll one. The login page is public. Unknown addresses are too: signed-in users see the 404 inside the
 * console, all others on a separate page.
 * @param hash returns the fragment of the target address, which the router's requests lack
 */
export function createGuard(options: GuardOptions, hash: () => string) {
  return async ({
    request,
  }: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | typeof UNKNOWN_ADDRESS | null> => {
    // Read on each navigation, because plugins can be added meanwhile.
    const { table, loadables, session } = options;
    const url = new URL(request.url);
    url.hash = hash();
    if (url.pathname === LOGIN_PATH) return null;
    const match = matchRoute(table, url.pathname);
    if (match && 'redirect' in match) return replace(match.redirect + url.search + url.hash);
    // Only prevents an unhandled rejection; the page shows the failure with a retry button.
    if (match)
      loadables
        .get(match.page.key)
        ?.preload()
        .catch(() => undefined);
    try {
      const state = await session.check();
      const requiredPath = state?.mustChangePassword ? PASSWORD_PATH : state?.mustEnrol ? PROFILE_PATH : undefined;
      return requiredPath && url.pathname !== requiredPath ? replace(requiredPath) : null;
    } catch {
      return match ? replace(session.loginPath(url)) : UNKNOWN_ADDRESS;
    }
  };
}

/** Runs the guard only when the path changes, not for filters in the query. */
export function hasPathChanged({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
