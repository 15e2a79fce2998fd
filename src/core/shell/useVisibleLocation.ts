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
export function useVisibleLocation(isPublic: boolean): LocationValue | undefined {
  const current = useContext(LocationContext);
  const { pathname } = current.location;
  const hasOverlay = isPublic || pathname === SIGN_OUT_PATH || pathname === REFRESH_PATH;
  const [visible, setVisible] = useState<LocationValue>();
  if (hasOverlay) return visible ?? (isPublic ? undefined : homeLocation(current));
  // Set during render, so that no page ever renders with another page's address.
  if (visible !== current) setVisible(current);
  return current;
}

const homeLocation = (current: LocationValue): LocationValue => ({
  ...current,
  location: { ...current.location, pathname: HOME_PATH, search: '', hash: '', state: null },
});
