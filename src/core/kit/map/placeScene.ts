import { EARTH_RADIUS_M, type Point } from '../../../../contract/distance';
import { offsetFrom, roundBelow, SCALE_BAR_SHARE } from './geofenceScene';

/** The visible part of the Earth, north up. */
export interface MapView {
  /** Center of the drawing. */
  center: Point;
  metresPerUnit: number;
  /** Size of the drawing, in its own units. */
  width: number;
  height: number;
}

/** A position in the drawing, in its own units from the upper left corner. */
export interface Position {
  x: number;
  y: number;
}

/** Zoom levels in meters per drawing unit: from a house to a city. */
export const MAP_SCALES = [0.2, 0.5, 1, 2, 5, 10, 20, 50] as const;

/** Decimal places of a degree: 0.1 m. */
const DEGREE_DIGITS = 6;
/** Minimum distance of grid lines, in units. */
const GRID_MIN = 24;

/** Returns the position of a point in the drawing. */
export function positionOf({ center, metresPerUnit, width, height }: MapView, point: Point): Position {
  const { x, y } = offsetFrom(center, point);
  return { x: width / 2 + x / metresPerUnit, y: height / 2 - y / metresPerUnit };
}

/** Returns the point at a position in the drawing. */
export function pointAt({ center, metresPerUnit, width, height }: MapView, { x, y }: Position): Point {
  return pointFrom(center, { x: (x - width / 2) * metresPerUnit, y: (height / 2 - y) * metresPerUnit });
}

/** Returns the point that is the given meters east and north of another, clamped to valid degrees. */
export function pointFrom(origin: Point, { x, y }: Position): Point {
  const metresPerDegree = (EARTH_RADIUS_M * Math.PI) / 180;
  const longitudeScale = Math.cos((origin.lat * Math.PI) / 180);
  return {
    lng: degrees(origin.lng + x / (metresPerDegree * longitudeScale), 180),
    lat: degrees(origin.lat + y / metresPerDegree, 90),
  };
}

/** Returns whether a position is inside the drawing. */
export function isInside({ width, height }: MapView, { x, y }: Position): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

/** Returns a metric grid that is fixed to the ground while the view moves; `metres` is the distance between lines. */
export function gridOf(view: MapView, gridOrigin: Point): { metres: number; across: number[]; down: number[] } {
  const metres = 2 * roundBelow(view.metresPerUnit * GRID_MIN);
  const step = metres / view.metresPerUnit;
  const origin = positionOf(view, gridOrigin);
  const lines = (start: number, end: number) => {
    const first = ((start % step) + step) % step;
    return Array.from({ length: Math.max(0, Math.floor((end - first) / step) + 1) }, (_, at) => first + at * step);
  };
  return { metres, across: lines(origin.x, view.width), down: lines(origin.y, view.height) };
}

/** Returns a scale bar with a round length. */
export function scaleBarOf({ width, metresPerUnit }: MapView): { metres: number; length: number } {
  const metres = roundBelow(width * SCALE_BAR_SHARE * metresPerUnit);
  return { metres, length: metres / metresPerUnit };
}

function degrees(value: number, limit: number): number {
  return Number(Math.max(-limit, Math.min(limit, value)).toFixed(DEGREE_DIGITS));
}
