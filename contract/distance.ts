/** A point in degrees; both points of a distance are in the same coordinate system. */
export interface Point {
  lng: number;
  lat: number;
}

/** Mean radius of the Earth in metres (IUGG). */
export const EARTH_RADIUS_M = 6_371_008.8;

/** Metres between two points along the great circle (haversine), rounded. */
export function distanceBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const square =
    half(other.lat - one.lat) + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(other.lng - one.lng);
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(square))));
}

/** A point from two values that may be missing. */
export function pointOf(lng: unknown, lat: unknown): Point | undefined {
  return typeof lng === 'number' && typeof lat === 'number' ? { lng, lat } : undefined;
}
