/** Tolerance in seconds within which a view counts as being at a place; pixels are no finer. */
const NEAR_SEC = 0.05;

/** Returns the second in the middle of a range. */
export const middleOf = ({ fromSec, toSec }: { fromSec: number; toSec: number }) => (fromSec + toSec) / 2;

/** Returns the next place after a second, or the previous one; undefined if there is none. */
export function findNeighbor<T>(
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
