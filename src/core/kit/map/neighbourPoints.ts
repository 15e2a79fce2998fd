import { type Point, pointOf } from '../../../../contract/distance';
import type { MapNeighbour } from './PlacePicker';

/**
 * Returns the points of records; records at the same place are merged with a count, and records without a point are skipped.
 */
export function neighbourPoints(
  kind: string,
  records: readonly Readonly<Record<string, unknown>>[],
  [lng, lat]: readonly [lng: string, lat: string],
): MapNeighbour[] {
  const found = new Map<string, MapNeighbour>();
  for (const record of records) {
    const point = pointOf(record[lng], record[lat]);
    if (!point) continue;
    const key = `${point.lng} ${point.lat}`;
    found.set(key, { kind, point, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** Returns the weighted center of the points, by the number of records at each. */
export function weightedCenter(neighbours: readonly MapNeighbour[]): Point | undefined {
  const total = neighbours.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return undefined;
  const mean = (value: (point: Point) => number) =>
    neighbours.reduce((sum, { point, count }) => sum + value(point) * count, 0) / total;
  return { lng: mean(({ lng }) => lng), lat: mean(({ lat }) => lat) };
}
