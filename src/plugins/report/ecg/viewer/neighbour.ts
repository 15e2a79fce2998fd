/** Seconds by which a view may miss a place and still be there: pixels are no finer. */
const NEAR_SEC = 0.05;

/** The second in the middle of a stretch. */
export const middleOf = ({ fromSec, toSec }: { fromSec: number; toSec: number }) => (fromSec + toSec) / 2;

/** The place that comes next after a second, or last before it; nothing where there is none. */
export function neighbour<T>(
  places: readonly T[],
  { secondOf, second, direction }: { secondOf: (place: T) => number; second: number; direction: 1 | -1 },
): T | undefined {
  let found: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const ahead = direction * (secondOf(place) - second);
    if (ahead <= NEAR_SEC || ahead >= least) continue;
    [found, least] = [place, ahead];
  }
  return found;
}
