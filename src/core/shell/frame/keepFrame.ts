import { FRAME_COOKIE, type FrameLook, frameStyle } from '../../../../contract/frameLook';
import { cookies, currentUser } from '../../storage';
import { withStorage } from '../../storage/withStorage';
import { FRAME_LOOK, FRAME_NAME, frameMenu } from './startFrame';

const DAYS = 365;

/** Keeps how the frame looks for the next visit: the server reads the cookie, the page without our server its storage. */
export function keepLook(look: FrameLook): void {
  const style = frameStyle(look);
  withStorage((storage) => storage.setItem(FRAME_LOOK, style));
  if (cookies.get(FRAME_COOKIE) !== style) cookies.set(FRAME_COOKIE, style, DAYS);
}

/** Keeps the product's name as the frame shows it. */
export function keepName(name: string): void {
  withStorage((storage) => storage.setItem(FRAME_NAME, JSON.stringify(name)));
}

/**
 * Keeps the sections of the top menu, for the next time this user opens a page on this browser.
 * @param menu a list of `FrameLink` as JSON
 */
export function keepMenu(menu: string): void {
  withStorage((storage) => storage.setItem(frameMenu(currentUser()), menu));
}

/** The console stands in the place of the frame now, in its own colours. */
export function endFrame(): void {
  document.documentElement.classList.remove('framed');
}
