import { type ContextType, useContext, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { HOME_PATH } from '../registry/matchRoute';
import { REFRESH_PATH, SIGN_OUT_PATH } from './overlayPaths';

type LocationValue = ContextType<typeof LocationContext>;

/**
 * Returns the location of the visible page: the browser's location, or the last one before an overlay. Overlays are the
 * login page, the public 404 and the sign-out dialog. `undefined` as long as no page was visible.
 * @param isPublic whether an overlay that needs no session covers the page
 */
export function useViewLocation(isPublic: boolean): LocationValue | undefined {
  const live = useContext(LocationContext);
  const { pathname } = live.location;
  const isOver = isPublic || pathname === SIGN_OUT_PATH || pathname === REFRESH_PATH;
  const [view, setView] = useState<LocationValue>();
  if (isOver) return view ?? (isPublic ? undefined : atHome(live));
  // Set during render, so that no page ever renders with another page's address.
  if (view !== live) setView(live);
  return live;
}

const atHome = (live: LocationValue): LocationValue => ({
  ...live,
  location: { ...live.location, pathname: HOME_PATH, search: '', hash: '', state: null },
});
