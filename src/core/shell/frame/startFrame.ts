import { COOKIE_PREFIX } from '../../../../contract/constants';
import { readFrameStyle } from '../../../../contract/frameLook';
import { userPrefix } from '../../storage/userPrefix';
import { withStorage } from '../../storage/withStorage';

/** The way into a section: its title, and the address of its first page. */
export type FrameLink = readonly [title: string, to: string];

/** Key of the product's name as the frame shows it, a string of CSS. */
export const FRAME_NAME = `${COOKIE_PREFIX}public:frameName`;
const MENU = 'frameMenu';

/** Key of the sections of the top menu, a list of {@link FrameLink}; the user's own, since who signs in next may see others. */
export const frameMenu = (uuid: string): string => userPrefix(uuid) + MENU;

/**
 * Shows the frame that stands in the page itself, as the console looked the last time; its sections can be gone to at once.
 * Our server has shown it already, in its colours.
 * @param look what the cookie says of its colours; none on a first visit
 */
export function showFrame(uuid: string, look: string | undefined): void {
  const { classList, style } = document.documentElement;
  if (!classList.contains('framed')) {
    classList.add('framed');
    style.cssText = readFrameStyle(look);
  }
  const showWords = () =>
    withStorage((storage) => {
      // The browser looks for its fonts for an empty line, too.
      style.setProperty('--frame-name', storage.getItem(FRAME_NAME) ?? '""');
      for (const [title, to] of JSON.parse(storage.getItem(frameMenu(uuid)) ?? '[]')) {
        if (!/^\/\w/.test(to)) continue;
        const link = document.createElement('a');
        link.href = to;
        link.textContent = title;
        document.querySelector('#frame nav')?.append(link);
      }
    });
  // Without the cookie this is a first visit, of which there are no words.
  if (look) showWords();
  // Storage and fonts are other processes' business: they are got ready when the frame has been painted, while the scripts are on
  // their way.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    if (!look) showWords();
    document.querySelector('#frame p')?.removeAttribute('hidden');
  }).observe({ type: 'paint' });
}
