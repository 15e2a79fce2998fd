/**
 * Cookie with the last look of the page frame in this browser. The server renders the page with it, so that the first
 * paint already has the right colors.
 */
export const FRAME_COOKIE = 'frame';

/** The values that paint the frame; names are those of its CSS variables (`--frame-…`). */
export interface FrameAppearance {
  background: string;
  /** Color of the header text. */
  text: string;
  panel: string;
  border: string;
  /** Color of the placeholder bars of the content. */
  bar: string;
  /** Width of the sidebar. */
  aside: string;
}

/** Returns the look as CSS declarations, which is the value of the cookie. */
export function frameStyle(appearance: FrameAppearance): string {
  return Object.entries(appearance)
    .map(([name, value]) => `--frame-${name}:${value};`)
    .join('');
}

/**
 * Matches declarations of the look: words, numbers and color functions, optionally preceded by a theme picture of this
 * server. A value cannot end the declaration, style sheet or element, fetch (`url`), or read variables (`var`).
 */
const STYLE =
  /^(?:--frame-(?:background:(?:url\(\/themes\/[a-z-]+\.svg\) center \/ cover no-repeat, )?|text:|panel:|border:|bar:)(?=[#a-z])(?:#?[\w,.% /)-]|(?:rgba?|hsla?|linear-gradient)\()+;|--frame-aside:\d+(?:px|rem);){1,6}$/;
const LENGTH_MAX = 1_000;

/**
 * Returns the declarations of a cookie, or an empty text if it holds anything but colors and a width. Other programs
 * can write cookies, so the value is untrusted.
 */
export function parseFrameStyle(cookie: string | undefined): string {
  return cookie !== undefined && cookie.length <= LENGTH_MAX && STYLE.test(cookie) ? cookie : '';
}
