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

/** Colours, gradients and lengths, and nothing that ends a declaration, a style sheet or its element. */
const STYLE = /^(--frame-[a-z]+:[\w#(),.%/ -]{1,120};){1,10}$/;

/** The declarations of a cookie; none where it holds anything else, since others may write there. */
export function readFrameStyle(kept: string | undefined): string {
  return kept !== undefined && STYLE.test(kept) ? kept : '';
}
