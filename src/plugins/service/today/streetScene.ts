import { limits } from '../entities/map/limits';
import type { DayFlow } from '../entities/visits/flowCalls';

export interface StreetSpot {
  street: DayFlow['streets'][number];
  x: number;
  y: number;
  r: number;
}

interface SceneOptions {
  streets: DayFlow['streets'];
  width: number;
  height: number;
  /** Radius of the busiest street. */
  most: number;
}

/** Returns the number of visits of a street. */
export function visitsOf({ planned, running, done, late, missed }: DayFlow['streets'][number]): number {
  return planned + running + done + late + missed;
}

/** Maximum number of iterations for separating overlapping spots. */
const STEPS = 80;
const MIN_RADIUS = 7;

/**
 * Places streets at their location, north up, so that all are in view and none overlaps another. Areas are proportional
 * to the number of visits.
 */
export function streetScene({ streets, width, height, most }: SceneOptions): StreetSpot[] {
  const placed = streets.filter(({ lng, lat }) => lng !== null && lat !== null);
  if (placed.length === 0) return [];
  const [west, east] = limits(placed.map(({ lng }) => Number(lng)));
  const [south, north] = limits(placed.map(({ lat }) => Number(lat)));
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const margin = most + 16;
  const scale = Math.min(
    (width - 2 * margin) / Math.max((east - west) * shrink, 1e-6),
    (height - 2 * margin) / Math.max(north - south, 1e-6),
  );
  const largest = Math.max(1, ...placed.map(visitsOf));
  const spots = placed.map((street) => ({
    street,
    x: width / 2 + (Number(street.lng) - (west + east) / 2) * shrink * scale,
    y: height / 2 - (Number(street.lat) - (south + north) / 2) * scale,
    r: Math.max(MIN_RADIUS, most * Math.sqrt(visitsOf(street) / largest)),
  }));
  for (let step = 0; step < STEPS; step += 1) if (!moveApart(spots, { width, height })) break;
  return spots;
}

/** Moves overlapping pairs apart a little; returns whether there were any. */
function moveApart(spots: StreetSpot[], { width, height }: Pick<SceneOptions, 'width' | 'height'>): boolean {
  let isChanged = false;
  for (const [at, one] of spots.entries()) {
    for (const other of spots.slice(at + 1)) {
      const [dx, dy] = [other.x - one.x || 0.01 * (at + 1), other.y - one.y || 0.01];
      const distance = Math.hypot(dx, dy);
      const minDistance = one.r + other.r + 3;
      if (distance >= minDistance) continue;
      isChanged = true;
      const shift = (minDistance - distance) / 2 / distance;
      one.x -= dx * shift;
      one.y -= dy * shift;
      other.x += dx * shift;
      other.y += dy * shift;
    }
  }
  for (const spot of spots) {
    spot.x = Math.min(width - spot.r - 2, Math.max(spot.r + 2, spot.x));
    spot.y = Math.min(height - spot.r - 14, Math.max(spot.r + 2, spot.y));
  }
  return isChanged;
}
