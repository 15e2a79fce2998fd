import { type LoaderFunctionArgs, replace } from 'react-router';
import { LOGIN_PATH } from '../../../../contract/paths';
import { matchRoute } from '../../registry/matchRoute';
import type { RouteTable } from '../../registry/routeTable';
import type { PageLoadables } from '../../runtime/toElements';
import type { ConsoleSession } from './ConsoleSession';

export const PASSWORD_PATH = '/password';
export const PROFILE_PATH = '/profile';
export const SUPPORT_PATH = '/index3';

/** What the guard finds of an unknown address that nobody who is signed in asks for. */
export const PUBLIC = 'public';

export interface GuardOptions {
  table: RouteTable;
  loadables: PageLoadables;
  session: Pick<ConsoleSession, 'check' | 'loginPath'>;
}

/**
 * Makes the loader that stands before each navigation (spec §4): it asks the server who is logged in while the page's
 * code is on its way, and the page in view stays until the answer. Whose password was set by somebody else is led to
 * change it, and who has to have a second factor to add one. The login page is public, and so are unknown addresses: who
 * is signed in sees there is nothing inside their console, everybody else on a page of its own.
 * @param hash the fragment of the address that is gone to, which the router's requests are without
 */
export function createGuard(options: GuardOptions, hash: () => string) {
  return async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | typeof PUBLIC | null> => {
    // Read at each navigation: plugins may have come since the last one.
    const { table, loadables, session } = options;
    const url = new URL(request.url);
    url.hash = hash();
    if (url.pathname === LOGIN_PATH) return null;
    const match = matchRoute(table, url.pathname);
    if (match && 'redirect' in match) return replace(match.redirect + url.search + url.hash);
    // A failure is told where the page is shown, with another try; here it only must not go unhandled.
    if (match)
      loadables
        .get(match.page.key)
        ?.preload()
        .catch(() => undefined);
    try {
      const state = await session.check();
      const duty = state?.mustChangePassword ? PASSWORD_PATH : state?.mustEnrol ? PROFILE_PATH : undefined;
      return duty && url.pathname !== duty ? replace(duty) : null;
    } catch {
      return match ? replace(session.loginPath(url)) : PUBLIC;
    }
  };
}

/** The guard is asked when the page changes, not when only its filters in the query do. */
export function isOtherPage({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
