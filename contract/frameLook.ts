/** Cookie of how the frame of a page looked the last time on this browser: whoever answers the page paints it so at once. */
export const FRAME_COOKIE = 'frame';

/** What the frame is painted with; names are those of its CSS variables (`--frame-…`). */
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
}

/** The look as CSS declarations, which is what the cookie holds. */
export function frameStyle(look: FrameLook): string {
  return Object.entries(look)
    .map(([name, value]) => `--frame-${name}:${value};`)
    .join('');
}

/**
 * Declarations of the look: words, numbers and functions of colours, and before them the picture of a theme, which this server
 * has itself. Nothing ends a declaration, a style sheet or its element, fetches (`url`) or reads what others set (`var`).
 */
const STYLE =
  /^(?:--frame-(?:background:(?:url\(\/themes\/[a-z-]+\.svg\) center \/ cover no-repeat, )?|text:|panel:|border:|bar:)(?=[#a-z])(?:#?[\w,.% /)-]|(?:rgba?|hsla?|linear-gradient)\()+;|--frame-aside:\d+(?:px|rem);){1,6}$/;
const LENGTH_MAX = 1_000;

/** The declarations of a cookie; none where it holds anything but colours and a width, since others may write there. */
export function readFrameStyle(kept: string | undefined): string {
  return kept !== undefined && kept.length <= LENGTH_MAX && STYLE.test(kept) ? kept : '';
}
