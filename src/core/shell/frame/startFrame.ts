import { COOKIE_PREFIX } from '../../../../contract/constants';
import { userPrefix } from '../../storage/userPrefix';
import { withStorage } from '../../storage/withStorage';

/** The way into a section: its title, and the address of its first page. */
export type FrameLink = readonly [title: string, to: string];

/** Key of the product's name as the frame shows it, a string of CSS. */
export const FRAME_NAME = `${COOKIE_PREFIX}public:frameName`;
/** Key of the look as CSS declarations: the cookie's text, where only this origin writes. */
export const FRAME_LOOK = `${COOKIE_PREFIX}public:frameLook`;
const MENU = 'frameMenu';

/** Key of the sections of the top menu, a list of {@link FrameLink}; the user's own, since who signs in next may see others. */
export const frameMenu = (uuid: string): string => userPrefix(uuid) + MENU;

/** Shows the frame that the page holds, in the colours of the last visit. */
export function showFrame(): void {
  const { classList, style } = document.documentElement;
  classList.add('framed');
  withStorage((storage) => {
    style.cssText = storage.getItem(FRAME_LOOK) ?? '';
  });
}

/** Fills the frame with the words of the last time: the product's name, and the sections, which can be gone to at once. */
export function fillFrame(uuid: string): void {
  withStorage((storage) => {
    // The browser looks for its fonts for an empty line, too.
    document.documentElement.style.setProperty('--frame-name', storage.getItem(FRAME_NAME) ?? '""');
    for (const [title, to] of JSON.parse(storage.getItem(frameMenu(uuid)) ?? '[]')) {
      if (!/^\/\w/.test(to)) continue;
      const link = document.createElement('a');
      link.href = to;
      link.textContent = title;
      document.querySelector('#frame nav')?.append(link);
    }
  });
  // Fonts are another process's business: they are found while the scripts are on their way.
  document.querySelector('#frame p')?.removeAttribute('hidden');
}
