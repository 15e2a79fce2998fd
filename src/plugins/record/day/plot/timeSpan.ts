import type { Span } from './plot';

/** The seconds of a span. */
export const lengthOf = ({ fromSec, toSec }: Span) => toSec - fromSec;

/** The span moved and shortened until it lies within the limits; not shorter than `shortestSec`. */
export function fitSpan(span: Span, limits: Span, shortestSec: number): Span {
  const whole = lengthOf(limits);
  const length = Math.min(whole, Math.max(Math.min(shortestSec, whole), lengthOf(span)));
  const middle = (span.fromSec + span.toSec) / 2;
  const fromSec = Math.min(limits.toSec - length, Math.max(limits.fromSec, middle - length / 2));
  return { fromSec, toSec: fromSec + length };
}

/** The span stretched by a factor (below 1: closer) while the moment `aroundSec` stays where it is. */
export function zoomSpan({ fromSec, toSec }: Span, factor: number, aroundSec: number): Span {
  return { fromSec: aroundSec - (aroundSec - fromSec) * factor, toSec: aroundSec + (toSec - aroundSec) * factor };
}

/** The span moved. */
export function moveSpan({ fromSec, toSec }: Span, bySec: number): Span {
  return { fromSec: fromSec + bySec, toSec: toSec + bySec };
}

/**
 * The span under which two moments lie at two places, as when two fingers hold them.
 * @param places shares of the width, 0 to 1
 */
export function pinchedSpan(moments: readonly [number, number], places: readonly [number, number]): Span | undefined {
  const distance = places[1] - places[0];
  if (Math.abs(distance) < 0.01) return undefined;
  const length = (moments[1] - moments[0]) / distance;
  if (length <= 0) return undefined;
  const fromSec = moments[0] - places[0] * length;
  return { fromSec, toSec: fromSec + length };
}

/** The span with as much again around it, so that what it holds is seen with what was before and after. */
export function spanAround({ fromSec, toSec }: Span, leastSec: number): Span {
  const margin = Math.max((toSec - fromSec) / 2, (leastSec - (toSec - fromSec)) / 2);
  return { fromSec: fromSec - margin, toSec: toSec + margin };
}
