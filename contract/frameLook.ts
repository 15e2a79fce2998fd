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

const NUMBER = '-?[\\d.]{1,8}(?:%|deg)?';
/** By code, by the name of a colour, or by numbers: no function that fetches (`url`, `image-set`) or reads what others have set (`var`). */
const COLOUR = `(?:#[\\da-fA-F]{3,8}|[a-zA-Z]{3,30}|(?:rgb|hsl)a?\\(${NUMBER}(?:[,/ ]{1,3}${NUMBER}){2,3}\\))`;
const STOP = `${COLOUR}(?: ${NUMBER}){0,2}`;
const GRADIENT = `linear-gradient\\((?:(?:${NUMBER}|to(?: [a-z]{3,6}){1,2}), ?)?${STOP}(?:, ?${STOP}){1,6}\\)`;
/** The picture of a theme, which this server has itself. */
const PICTURE = 'url\\(/themes/[a-z-]{1,30}\\.svg\\) center / cover no-repeat, ';
/** Declarations of the look, and nothing that ends a declaration, a style sheet or its element. */
const STYLE = new RegExp(
  `^(?:--frame-background:(?:${PICTURE})?(?:${COLOUR}|${GRADIENT});|--frame-(?:text|panel|border|bar):${COLOUR};|--frame-aside:\\d{1,4}(?:px|rem);){1,6}$`,
);
const LENGTH_MAX = 1_000;

/** The declarations of a cookie; none where it holds anything but colours and a width, since others may write there. */
export function readFrameStyle(kept: string | undefined): string {
  return kept !== undefined && kept.length <= LENGTH_MAX && STYLE.test(kept) ? kept : '';
}
