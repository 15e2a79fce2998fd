import type { Pane, Span } from '../plot/plot';

/** Pixels left of the panes for the values of the scales, and right of them. */
export const LEFT = 44;
export const RIGHT = 34;
/** Above each pane, for its title and the values under the crosshair. */
const TITLE = 22;
/** Below the panes, for the clock. */
export const AXIS = 22;
/** Between a pane and the next one's title. */
const SPACE = 8;
/** Above the first pane, for the marks of what was found. */
export const MARKS = 14;

/** Where each pane begins, from the top of the drawing, and how high all of it is. */
export function panePlaces(panes: readonly Pane[]): { tops: number[]; height: number } {
  let top = MARKS;
  const tops = panes.map(({ height }) => {
    const place = top + TITLE;
    top = place + height + SPACE;
    return place;
  });
  return { tops, height: top - SPACE + AXIS };
}

/** From moments to pixels and back, for a drawing of some width. */
export function timeScale({ fromSec, toSec }: Span, width: number) {
  const inner = Math.max(1, width - LEFT - RIGHT);
  return {
    inner,
    x: (sec: number) => LEFT + ((sec - fromSec) / (toSec - fromSec)) * inner,
    secAt: (x: number) => fromSec + ((x - LEFT) / inner) * (toSec - fromSec),
  };
}
