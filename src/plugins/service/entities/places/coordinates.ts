import type { Point } from '../../../../../contract/distance';

/** Coordinate systems of positions: that of Chinese maps, that of satellites, that of Baidu. */
export const coordinateSystems = ['GCJ02', 'WGS84', 'BD09'] as const;
export type CoordinateSystem = (typeof coordinateSystems)[number];

/** Semi-major axis in meters and squared eccentricity of the ellipsoid that GCJ-02 uses (Krasovsky 1940). */
const AXIS_M = 6_378_245;
const ECCENTRICITY_SQUARED = 0.006_693_421_622_965_943;
const BAIDU_RADIANS_FACTOR = (Math.PI * 3000) / 180;

/**
 * Converts a position to GCJ-02, in degrees rounded to six digits (0.1 m). The formulas are the public ones of
 * eviltransform (github.com/googollee/eviltransform), accurate to about a meter, within China only.
 */
export function toGcj02(point: Point, system: CoordinateSystem): Point {
  if (system === 'WGS84') return roundPoint(wgs84ToGcj02(point));
  if (system === 'BD09') return roundPoint(bd09ToGcj02(point));
  return roundPoint(point);
}

function wgs84ToGcj02({ lng, lat }: Point): Point {
  const [x, y] = [lng - 105, lat - 35];
  const radians = (lat / 180) * Math.PI;
  const bend = 1 - ECCENTRICITY_SQUARED * Math.sin(radians) ** 2;
  const north = (northOffset(x, y) * 180 * bend ** 1.5) / (AXIS_M * (1 - ECCENTRICITY_SQUARED) * Math.PI);
  const east = (eastOffset(x, y) * 180 * Math.sqrt(bend)) / (AXIS_M * Math.cos(radians) * Math.PI);
  return { lng: lng + east, lat: lat + north };
}

function northOffset(x: number, y: number): number {
  const plain = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x));
  return plain + sumOfSines(x, [20, 6], [20, 2]) + sumOfSines(y, [20, 1], [40, 1 / 3], [160, 1 / 12], [320, 1 / 30]);
}

function eastOffset(x: number, y: number): number {
  const plain = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x));
  return plain + sumOfSines(x, [20, 6], [20, 2], [20, 1], [40, 1 / 3], [150, 1 / 12], [300, 1 / 30]);
}

/** Returns two thirds of a sum of sines, each with its amplitude and its frequency in half turns. */
function sumOfSines(value: number, ...parts: readonly (readonly [height: number, turns: number])[]): number {
  return parts.reduce((sum, [height, turns]) => sum + height * Math.sin(value * turns * Math.PI), 0) * (2 / 3);
}

function bd09ToGcj02(point: Point): Point {
  const [x, y] = [point.lng - 0.0065, point.lat - 0.006];
  const radius = Math.hypot(x, y) - 0.000_02 * Math.sin(y * BAIDU_RADIANS_FACTOR);
  const angle = Math.atan2(y, x) - 0.000_003 * Math.cos(x * BAIDU_RADIANS_FACTOR);
  return { lng: radius * Math.cos(angle), lat: radius * Math.sin(angle) };
}

function roundPoint({ lng, lat }: Point): Point {
  return { lng: Math.round(lng * 1e6) / 1e6, lat: Math.round(lat * 1e6) / 1e6 };
}
