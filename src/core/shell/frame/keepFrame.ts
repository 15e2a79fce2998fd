import { FRAME_COOKIE, type FrameLook, frameStyle } from '../../../../contract/frameLook';
import { cookies, currentUser } from '../../storage';
import { withStorage } from '../../storage/withStorage';
import { FRAME_LOOK, FRAME_NAME, frameMenu } from './startFrame';

const DAYS = 365;

/** Stores the frame's look for the next visit: in a cookie for the server, and in storage for pages without our server. */
export function keepLook(look: FrameLook): void {
  const style = frameStyle(look);
  withStorage((storage) => storage.setItem(FRAME_LOOK, style));
  if (cookies.get(FRAME_COOKIE) !== style) cookies.set(FRAME_COOKIE, style, DAYS);
}

/** Stores the product's name as the frame shows it. */
export function keepName(name: string): void {
  withStorage((storage) => storage.setItem(FRAME_NAME, JSON.stringify(name)));
}

/**
 * Stores the sections of the top menu, for this user's next page load in this browser.
 * @param menu a list of `FrameLink` as JSON
 */
export function keepMenu(menu: string): void {
  withStorage((storage) => storage.setItem(frameMenu(currentUser()), menu));
}

/** Removes the frame's styles after the console has replaced the frame. */
export function endFrame(): void {
  document.documentElement.classList.remove('framed');
}
