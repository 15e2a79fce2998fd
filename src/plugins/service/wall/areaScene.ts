import { limits } from '../entities/map/limits';
import type { MapArea, Position, ServiceMap } from '../entities/map/serviceMap';
import type { DayFlow } from '../entities/visits/flowCalls';
import { visitsOf } from '../today/streetScene';

export interface Point {
  x: number;
  y: number;
}

/** An area of the drawing. */
export interface AreaShape {
  name: string;
  /** Path of an SVG. */
  path: string;
  center: Point;
}

export interface AreaScene {
  width: number;
  height: number;
  shapes: AreaShape[];
  lines: string[];
  /** Returns where a position is in the drawing; undefined outside of it. */
  place: (position: Position) => Point | undefined;
}

/** Space around the drawing, in its units. */
const MARGIN = 6;

/** Draws a map north up at a width. Its height follows from the map. */
export function areaScene({ areas, lines }: ServiceMap, width: number): AreaScene {
  const points = areas.flatMap(({ rings }) => rings.flat());
  const [west, east] = limits(points.map(([lng]) => lng));
  const [south, north] = limits(points.map(([, lat]) => lat));
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = (width - 2 * MARGIN) / Math.max((east - west) * shrink, 1e-6);
  const height = (north - south) * scale + 2 * MARGIN;
  const project = ([lng, lat]: Position): Point => ({
    x: MARGIN + (lng - west) * shrink * scale,
    y: MARGIN + (north - lat) * scale,
  });
  const pathOf = (line: readonly Position[]) =>
    line
      .map(project)
      .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
  return {
    width,
    height,
    shapes: areas.map(({ name, rings }) => ({
      name,
      path: rings.map((ring) => `${pathOf(ring)}Z`).join(''),
      center: project(centerOf(rings)),
    })),
    lines: lines.map(pathOf),
    place: (position) => {
      const point = project(position);
      return point.x >= 0 && point.x <= width && point.y >= 0 && point.y <= height ? point : undefined;
    },
  };
}

/** Returns the centroid of the largest outline. */
function centerOf(rings: MapArea['rings']): Position {
  const [largest] = rings.map(centroid).sort((one, other) => other.area - one.area);
  return largest?.center ?? [0, 0];
}

function centroid(ring: readonly Position[]): { area: number; center: Position } {
  const [originLng, originLat] = ring[0] as Position;
  let [twice, lngSum, latSum] = [0, 0, 0];
  for (const [at, [lng, lat]] of ring.entries()) {
    const [nextLng, nextLat] = ring[(at + 1) % ring.length] as Position;
    const [x, y, nextX, nextY] = [lng - originLng, lat - originLat, nextLng - originLng, nextLat - originLat];
    const cross = x * nextY - nextX * y;
    twice += cross;
    lngSum += (x + nextX) * cross;
    latSum += (y + nextY) * cross;
  }
  if (twice === 0) return { area: 0, center: [originLng, originLat] };
  return { area: Math.abs(twice), center: [originLng + lngSum / (3 * twice), originLat + latSum / (3 * twice)] };
}

/** The visits of an area, and those of them that are late or missed. */
export interface AreaLoad {
  visits: number;
  trouble: number;
}

/** Sums the visits of streets by area: the area of that name, else the one in which the street lies. */
export function areaLoads(areas: readonly MapArea[], streets: DayFlow['streets']): Map<string, AreaLoad> {
  const loads = new Map<string, AreaLoad>();
  for (const street of streets) {
    const area = areaOf(areas, street);
    if (!area) continue;
    const { visits, trouble } = loads.get(area.name) ?? { visits: 0, trouble: 0 };
    loads.set(area.name, { visits: visits + visitsOf(street), trouble: trouble + street.late + street.missed });
  }
  return loads;
}

interface Place {
  street: string | null;
  lng: number | null;
  lat: number | null;
}

/** Returns the area with the name of a street, else the one in which it lies. */
export function areaOf(areas: readonly MapArea[], { street, lng, lat }: Place): MapArea | undefined {
  return (
    areas.find(({ name }) => name === street) ??
    (lng === null || lat === null ? undefined : areas.find(({ rings }) => isInside(rings, [lng, lat])))
  );
}

/** Returns whether a position is in an area: a ray from it crosses the outlines an odd number of times. */
function isInside(rings: MapArea['rings'], [lng, lat]: Position): boolean {
  let crossings = 0;
  for (const ring of rings) {
    for (const [at, [toLng, toLat]] of ring.entries()) {
      const [fromLng, fromLat] = ring.at(at - 1) as Position;
      const isCrossed = fromLat > lat !== toLat > lat;
      if (isCrossed && lng < fromLng + ((lat - fromLat) / (toLat - fromLat)) * (toLng - fromLng)) crossings += 1;
    }
  }
  return crossings % 2 === 1;
}

/** Number of colors of areas with visits. */
const LOAD_STEPS = 4;

/** Returns the least number of visits of each color, ascending. */
export function loadSteps(loads: ReadonlyMap<string, AreaLoad>): number[] {
  const most = Math.max(LOAD_STEPS, ...[...loads.values()].map(({ visits }) => visits));
  return Array.from({ length: LOAD_STEPS }, (_, at) => Math.floor((at * most) / LOAD_STEPS) + 1);
}

/** Returns the color of a number of visits, from 1; 0 without visits. */
export function loadStep(visits: number, steps: readonly number[]): number {
  return steps.filter((least) => visits >= least).length;
}

/** Markers beside one another below the name of a street. */
const ROW = 4;
const GAP = 12;

/** Returns the place of one of several markers of the same street, in rows below its name and number. */
export function markerPlace({ x, y }: Point, position: number, count: number): Point {
  const row = Math.floor(position / ROW);
  const inRow = Math.min(ROW, count - row * ROW);
  return { x: x + ((position % ROW) - (inRow - 1) / 2) * GAP, y: y + 20 + row * GAP };
}
