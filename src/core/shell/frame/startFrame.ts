import { COOKIE_PREFIX } from '../../../../contract/constants';
import { userPrefix } from '../../storage/userPrefix';
import { withStorage } from '../../storage/withStorage';

/** What the page is painted with before the console is there; names are those of its CSS variables (`--frame-…`). */
export interface FrameLook {
  background: string;
  /** Of the header's words. */
  text: string;
  panel: string;
  border: string;
  /** Of the bars in the place of content. */
  bar: string;
  /** Width of the sidebar. */
  aside: string;
  /** The product's name, as a string of CSS. */
  name: string;
}

/** The way into a section: its title, and the address of its first page. */
export type FrameLink = readonly [title: string, to: string];

const KEY = `${COOKIE_PREFIX}public:frame`;
/** Below the user's own: who signs in next on this browser may see other sections. */
const MENU = 'frameMenu';

/** Keeps how the frame looks, for the next time a page is opened on this browser. */
export function keepFrame(look: FrameLook): void {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(look)));
}

/**
 * Keeps the sections of the top menu, for the next time this user opens a page on this browser.
 * @param menu a list of {@link FrameLink} as JSON
 */
export function keepMenu(uuid: string, menu: string): void {
  withStorage((storage) => storage.setItem(userPrefix(uuid) + MENU, menu));
}

/** Shows the frame that stands in the page itself, as the console looked the last time; its sections can be gone to at once. */
export function showFrame(uuid: string): void {
  const { classList, style } = document.documentElement;
  classList.add('framed');
  withStorage((storage) => {
    for (const [name, value] of Object.entries(JSON.parse(storage.getItem(KEY) ?? '{}'))) {
      style.setProperty(`--frame-${name}`, String(value));
    }
    for (const [title, to] of JSON.parse(storage.getItem(userPrefix(uuid) + MENU) ?? '[]')) {
      if (!/^\/\w/.test(to)) continue;
      const link = document.createElement('a');
      link.href = to;
      link.textContent = title;
      document.querySelector('#frame nav')?.append(link);
    }
  });
}
