import { type ContextType, useContext, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { HOME_PATH } from '../registry/matchRoute';
import { REFRESH_PATH, SIGN_OUT_PATH } from './overlayPaths';

type LocationValue = ContextType<typeof LocationContext>;

/**
 * The location of the page in view: where the browser is, or where it was before something came over it (the login
 * page, the public 404, the sign-out question). `undefined` as long as no page was in view and none may be.
 * @param isPublic something that needs no session is over the page
 */
export function useViewLocation(isPublic: boolean): LocationValue | undefined {
  const live = useContext(LocationContext);
  const { pathname } = live.location;
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
