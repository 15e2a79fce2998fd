import type { Span } from './plot';

/** Returns the length of a span in seconds. */
export const lengthOf = ({ fromSec, toSec }: Span) => toSec - fromSec;

/** Moves and shortens a span until it lies within the limits. It never becomes shorter than `shortestSec`. */
export function fitSpan(span: Span, limits: Span, shortestSec: number): Span {
  const fullLength = lengthOf(limits);
  const length = Math.min(fullLength, Math.max(Math.min(shortestSec, fullLength), lengthOf(span)));
  const middle = (span.fromSec + span.toSec) / 2;
  const fromSec = Math.min(limits.toSec - length, Math.max(limits.fromSec, middle - length / 2));
  return { fromSec, toSec: fromSec + length };
}

/** Scales a span by a factor (below 1 zooms in). The moment `aroundSec` keeps its place. */
export function zoomSpan({ fromSec, toSec }: Span, factor: number, aroundSec: number): Span {
  return { fromSec: aroundSec - (aroundSec - fromSec) * factor, toSec: aroundSec + (toSec - aroundSec) * factor };
}

/** Moves a span. */
export function moveSpan({ fromSec, toSec }: Span, bySec: number): Span {
  return { fromSec: fromSec + bySec, toSec: toSec + bySec };
}

/**
 * Returns the span in which two moments lie at two places, as in a pinch gesture.
 * @param places shares of the width, 0 to 1
 */
export function pinchSpan(moments: readonly [number, number], places: readonly [number, number]): Span | undefined {
  const distance = places[1] - places[0];
  if (Math.abs(distance) < 0.01) return undefined;
  const length = (moments[1] - moments[0]) / distance;
  if (length <= 0) return undefined;
  const fromSec = moments[0] - places[0] * length;
  return { fromSec, toSec: fromSec + length };
}

/** Returns a span with as much time again around it, so that its surroundings are visible. */
export function spanAround({ fromSec, toSec }: Span, leastSec: number): Span {
  const margin = Math.max((toSec - fromSec) / 2, (leastSec - (toSec - fromSec)) / 2);
  return { fromSec: fromSec - margin, toSec: toSec + margin };
}
