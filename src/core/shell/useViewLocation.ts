import { type ContextType, useContext, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { HOME_PATH, matchRoute } from '../registry/matchRoute';
import type { RouteTable } from '../registry/routeTable';
import { REFRESH_PATH, SIGN_OUT_PATH } from './overlayPaths';
import { LOGIN_PATH } from './session/guard';

type LocationValue = ContextType<typeof LocationContext>;

/**
 * The location of the page in view: where the browser is, or where it was before something came over it (the login
 * page, a 404, the sign-out question). `undefined` as long as no page was in view and none may be.
 */
export function useViewLocation(table: RouteTable): LocationValue | undefined {
  const live = useContext(LocationContext);
  const { pathname } = live.location;
  const isPublic = pathname === LOGIN_PATH || !matchRoute(table, pathname);
  const isOver = isPublic || pathname === SIGN_OUT_PATH || pathname === REFRESH_PATH;
  const [view, setView] = useState<LocationValue>();
  if (isOver) return view ?? (isPublic ? undefined : atHome(live));
  // Set while rendering, so that no page is ever rendered once with another page's address.
  if (view !== live) setView(live);
  return live;
}

const atHome = (live: LocationValue): LocationValue => ({
  ...live,
  location: { ...live.location, pathname: HOME_PATH, search: '', hash: '', state: null },
});
