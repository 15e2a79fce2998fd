import type { Problem } from './problems';

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

/** A point from two values that may be missing, or be no position. */
export function pointOf(lng: unknown, lat: unknown): Point | undefined {
  return typeof lng === 'number' && typeof lat === 'number' && isPosition({ lng, lat }) ? { lng, lat } : undefined;
}

/** Degrees around 0,0 in which there is open sea: about a kilometre. */
const NOWHERE = 0.01;

/** Tells whether a point is where somebody may be: programs write 0,0 for what they do not know. */
export function isPosition({ lng, lat }: Point): boolean {
  return Math.abs(lng) > NOWHERE || Math.abs(lat) > NOWHERE;
}

/** What is wrong with the longitude and the latitude of a record, which come together and are a position. */
export function positionProblems(record: Readonly<Record<string, unknown>>, lng = 'lng', lat = 'lat'): Problem[] {
  const [longitude, latitude] = [record[lng], record[lat]];
  if ((longitude == null) !== (latitude == null))
    return [{ field: longitude == null ? lng : lat, code: 'coordinatePair' }];
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return [];
  return isPosition({ lng: longitude, lat: latitude }) ? [] : [{ field: lng, code: 'noPosition' }];
}
