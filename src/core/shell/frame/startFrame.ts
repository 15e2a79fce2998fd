import { COOKIE_PREFIX } from '../../../../contract/constants';
import { userPrefix } from '../../storage/userPrefix';
import { withStorage } from '../../storage/withStorage';

/** Link to a section: its title, and the address of its first page. */
export type FrameLink = readonly [title: string, to: string];

/** Storage key of the product's name in the frame, a CSS string. */
export const FRAME_NAME_KEY = `${COOKIE_PREFIX}public:frameName`;
/** Storage key of the look as CSS declarations: the cookie's text. Safe, because only this origin writes it. */
export const FRAME_LOOK_KEY = `${COOKIE_PREFIX}public:frameLook`;
const MENU_KEY = 'frameMenu';

/** Storage key of the top menu's sections, a list of {@link FrameLink}; per user, because the next user may see others. */
export const frameMenuKey = (uuid: string): string => userPrefix(uuid) + MENU_KEY;

/** Shows the frame in the HTML, in the stored colors. */
export function showFrame(): void {
  const { classList, style } = document.documentElement;
  classList.add('framed');
  withStorage((storage) => {
    style.cssText = storage.getItem(FRAME_LOOK_KEY) ?? '';
  });
}

/** Fills the frame with the stored texts: the product's name, and working links to the sections. */
export function fillFrame(uuid: string): void {
  withStorage((storage) => {
    // Even an empty line makes the browser look up its fonts.
    document.documentElement.style.setProperty('--frame-name', storage.getItem(FRAME_NAME_KEY) ?? '""');
    for (const [title, to] of JSON.parse(storage.getItem(frameMenuKey(uuid)) ?? '[]')) {
      if (!/^\/\w/.test(to)) continue;
      const link = document.createElement('a');
      link.href = to;
      link.textContent = title;
      document.querySelector('#frame nav')?.append(link);
    }
  });
  // Shown only now: the font lookup involves another browser process, and runs while the scripts load.
  document.querySelector('#frame p')?.removeAttribute('hidden');
}
