import { EARTH_RADIUS_M, type Point } from '../../../../contract/distance';

/** The position of a sign-in or sign-out, as far as it is known. */
export interface GeofenceMark {
  kind: 'in' | 'out';
  /** In the coordinate system of the place; missing while coordinates are masked. */
  point?: Point;
  /** Meters from the place. */
  distanceM?: number | null;
  /** Accuracy of the position in meters. */
  accuracyM?: number | null;
}

export interface GeofenceSceneOptions {
  place: Point | undefined;
  /** Radius of the geofence in meters. */
  radiusM: number;
  marks: readonly GeofenceMark[];
  /** Size of the drawing, in its own units. */
  width: number;
  height: number;
}

/** How a mark is drawn: a point with its accuracy, or a ring if only its distance is known. */
export type DrawnMark = Pick<GeofenceMark, 'kind'> &
  ({ shape: 'point'; x: number; y: number; accuracy: number } | { shape: 'ring'; radius: number });

/** The drawing, north up, in its own units. */
export interface GeofenceScene {
  place: { x: number; y: number };
  fence: number;
  marks: DrawnMark[];
  scaleBar: { metres: number; length: number };
}

const MARGIN = 18;
/** Height reserved for the scale bar. */
const SCALE_BAR_HEIGHT = 16;
/** Maximum share of the width for the scale bar. */
export const SCALE_BAR_SHARE = 0.3;

/** Lays out a geofence and its marks, so that everything is in view at one scale. */
export function geofenceScene({ place, radiusM, marks, width, height }: GeofenceSceneOptions): GeofenceScene {
  const locatedMarks = marks.flatMap((mark) => locate(mark, place));
  const box = locatedMarks.reduce(
    (all, mark) => (mark.shape === 'ring' ? expandBox(all, 0, 0, mark.radius) : expandBox(all, mark.x, mark.y, 0)),
    expandBox(EMPTY_BOX, 0, 0, radiusM),
  );
  const scale = Math.min(
    (width - 2 * MARGIN) / (box.east - box.west),
    (height - SCALE_BAR_HEIGHT - 2 * MARGIN) / (box.north - box.south),
  );
  const middle = { x: (box.east + box.west) / 2, y: (box.north + box.south) / 2 };
  const toX = (metres: number) => width / 2 + (metres - middle.x) * scale;
  const toY = (metres: number) => (height - SCALE_BAR_HEIGHT) / 2 - (metres - middle.y) * scale;
  const metres = roundBelow((width * SCALE_BAR_SHARE) / scale);
  return {
    place: { x: toX(0), y: toY(0) },
    fence: radiusM * scale,
    marks: locatedMarks.map((mark) =>
      mark.shape === 'ring'
        ? { ...mark, radius: mark.radius * scale }
        : { ...mark, x: toX(mark.x), y: toY(mark.y), accuracy: mark.accuracy * scale },
    ),
    scaleBar: { metres, length: metres * scale },
  };
}

/**
 * Returns meters to the east and north of a place; the Earth is treated as flat, which is accurate
 * enough for a few kilometers.
 */
export function offsetFrom(place: Point, { lng, lat }: Point): { x: number; y: number } {
  const metresPerDegree = (EARTH_RADIUS_M * Math.PI) / 180;
  const longitudeScale = Math.cos((place.lat * Math.PI) / 180);
  return { x: (lng - place.lng) * metresPerDegree * longitudeScale, y: (lat - place.lat) * metresPerDegree };
}

/** Returns the largest of 1, 2, 5, 10, 20, 50… that does not exceed a length. */
export function roundBelow(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  const digit = length / power;
  return power * (digit >= 5 ? 5 : digit >= 2 ? 2 : 1);
}

function locate({ kind, point, distanceM, accuracyM }: GeofenceMark, place: Point | undefined): DrawnMark[] {
  if (place && point) return [{ kind, shape: 'point', ...offsetFrom(place, point), accuracy: accuracyM ?? 0 }];
  return distanceM == null ? [] : [{ kind, shape: 'ring', radius: distanceM }];
}

interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

const EMPTY_BOX: Box = { west: 0, east: 0, south: 0, north: 0 };

function expandBox({ west, east, south, north }: Box, x: number, y: number, radius: number): Box {
  return {
    west: Math.min(west, x - radius),
    east: Math.max(east, x + radius),
    south: Math.min(south, y - radius),
    north: Math.max(north, y + radius),
  };
}
