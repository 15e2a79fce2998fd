import { COOKIE_PREFIX } from '../../../../contract/constants';
import { withStorage } from '../../storage/withStorage';

/** What the page is painted with before the console is there; names are those of its CSS variables (`--frame-…`). */
export interface FrameLook {
  background: string;
  panel: string;
  border: string;
  /** Of the bars in the place of content. */
  bar: string;
  /** Width of the sidebar. */
  aside: string;
}

const KEY = `${COOKIE_PREFIX}public:frame`;

/** Keeps how the frame looks, for the next time a page is opened on this browser. */
export function keepFrame(look: FrameLook): void {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(look)));
}

/** Shows the frame that stands in the page itself, as the console looked the last time. */
export function showFrame(): void {
  const { classList, style } = document.documentElement;
  classList.add('framed');
  withStorage((storage) => {
    for (const [name, value] of Object.entries(JSON.parse(storage.getItem(KEY) ?? '{}'))) {
      style.setProperty(`--frame-${name}`, String(value));
    }
  });
}
