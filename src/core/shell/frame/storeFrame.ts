import { FRAME_COOKIE, type FrameAppearance, frameStyle } from '../../../../contract/pages/frameAppearance';
import { cookies, currentUser } from '../../storage';
import { withStorage } from '../../storage/withStorage';
import { FRAME_LOOK_KEY, FRAME_NAME_KEY, frameMenuKey } from './startFrame';

const COOKIE_DAYS = 365;

/** Stores the frame's look for the next visit: in a cookie for the server, and in storage for pages without our server. */
export function storeFrameAppearance(look: FrameAppearance): void {
  const style = frameStyle(look);
  withStorage((storage) => storage.setItem(FRAME_LOOK_KEY, style));
  if (cookies.get(FRAME_COOKIE) !== style) cookies.set(FRAME_COOKIE, style, COOKIE_DAYS);
}

/** Stores the product's name as the frame shows it. */
export function storeFrameName(name: string): void {
  withStorage((storage) => storage.setItem(FRAME_NAME_KEY, JSON.stringify(name)));
}

/**
 * Stores the sections of the top menu, for this user's next page load in this browser.
 * @param menu a list of `FrameLink` as JSON
 */
export function storeFrameMenu(menu: string): void {
  withStorage((storage) => storage.setItem(frameMenuKey(currentUser()), menu));
}

/** Removes the frame's styles after the console has replaced the frame. */
export function removeFrameStyles(): void {
  document.documentElement.classList.remove('framed');
}
