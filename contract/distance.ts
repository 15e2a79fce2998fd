import type { Problem } from './problems';

/** A point in degrees. Both points of a distance must use the same coordinate system. */
export interface Point {
  lng: number;
  lat: number;
}

/** Mean radius of the Earth in meters (IUGG). */
export const EARTH_RADIUS_M = 6_371_008.8;

/** Returns the meters between two points along the great circle (haversine), rounded. */
export function distanceBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const square =
    half(other.lat - one.lat) + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(other.lng - one.lng);
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(square))));
}

/** Returns a point from two values, or `undefined` if they are missing or not a valid position. */
export function pointOf(lng: unknown, lat: unknown): Point | undefined {
  return typeof lng === 'number' && typeof lat === 'number' && isPosition({ lng, lat }) ? { lng, lat } : undefined;
}

/** Degrees around 0,0 that are open sea: about a kilometer. */
const NOWHERE = 0.01;

/** Returns whether a point is a plausible position: programs write 0,0 for an unknown one. */
export function isPosition({ lng, lat }: Point): boolean {
  return Math.abs(lng) > NOWHERE || Math.abs(lat) > NOWHERE;
}

/**
 * Returns what is wrong with a record's longitude and latitude: both must be present or absent, and be a plausible
 * position.
 */
export function positionProblems(record: Readonly<Record<string, unknown>>, lng = 'lng', lat = 'lat'): Problem[] {
  const [longitude, latitude] = [record[lng], record[lat]];
  if ((longitude == null) !== (latitude == null))
    return [{ field: longitude == null ? lng : lat, code: 'coordinatePair' }];
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return [];
  return isPosition({ lng: longitude, lat: latitude }) ? [] : [{ field: lng, code: 'noPosition' }];
}
