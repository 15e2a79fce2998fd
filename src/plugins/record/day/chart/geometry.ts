import type { Pane, Span } from '../plot/plot';

/** Pixels left of the panes, for the scale values, and right of them. */
export const MARGIN_LEFT_PX = 44;
export const MARGIN_RIGHT_PX = 34;
/** Height above each pane, for its title and the values under the crosshair. */
const TITLE = 22;
/** Height below the panes, for the time axis. */
export const AXIS_PX = 22;
/** Height between a pane and the title of the next one. */
const SPACE = 8;
/** Height above the first pane, for the marks of alerts. */
export const MARKS_PX = 14;

/** Returns the top of each pane, from the top of the drawing, and the total height. */
export function panePlaces(panes: readonly Pane[]): { tops: number[]; height: number } {
  let top = MARKS_PX;
  const tops = panes.map(({ height }) => {
    const place = top + TITLE;
    top = place + height + SPACE;
    return place;
  });
  return { tops, height: top - SPACE + AXIS_PX };
}

/** Returns functions that convert seconds to pixels and back. */
export function timeScale({ fromSec, toSec }: Span, width: number) {
  const inner = Math.max(1, width - MARGIN_LEFT_PX - MARGIN_RIGHT_PX);
  return {
    inner,
    x: (sec: number) => MARGIN_LEFT_PX + ((sec - fromSec) / (toSec - fromSec)) * inner,
    secAt: (x: number) => fromSec + ((x - MARGIN_LEFT_PX) / inner) * (toSec - fromSec),
  };
}
