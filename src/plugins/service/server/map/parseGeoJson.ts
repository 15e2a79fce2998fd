import { isRecord } from '../../../../../contract/values/isRecord';
import { limits } from '../../entities/map/limits';
import type { MapArea, Position, ServiceMap } from '../../entities/map/serviceMap';

/** Limits of a map (ours): enough for the streets of a large city at the resolution of a wall. */
export const MAP_BYTES_MAX = 8 * 1024 * 1024;
const AREAS_MAX = 1_000;
const POINTS_MAX = 200_000;
const NAME_MAX = 50;
/** Points closer together than this part of the map's width look like one on a wall. */
const RESOLUTION = 1 / 2_000;

/** A file that is not a usable map; the message says why. */
export class MapError extends Error {}

/**
 * Parses GeoJSON (RFC 7946): polygons with a name become areas, lines become rivers and roads, other geometries are
 * ignored. Points that a wall cannot show are left out.
 * @throws {MapError}
 */
export function parseGeoJson(text: string): ServiceMap {
  const features = featuresOf(parseJson(text));
  const map: ServiceMap = { areas: [], lines: [] };
  let points = 0;
  let polygonFeatures = 0;
  for (const [position, feature] of features.entries()) {
    const where = `feature ${position + 1}`;
    if (!isRecord(feature) || !isRecord(feature.geometry)) throw new MapError(`${where} has no geometry`);
    const { type, coordinates } = feature.geometry;
    if (type === 'Polygon' || type === 'MultiPolygon') {
      const polygons = type === 'Polygon' ? [coordinates] : listOf(coordinates, where);
      const rings = polygons.flatMap((polygon) => listOf(polygon, where).map((ring) => lineOf(ring, where, 4)));
      const name = nameOf(feature.properties, where);
      const known = map.areas.find((area) => area.name === name);
      if (known) known.rings.push(...rings);
      else map.areas.push({ name, rings });
      points += countOf(rings);
      polygonFeatures += 1;
    } else if (type === 'LineString' || type === 'MultiLineString') {
      const lines = (type === 'LineString' ? [coordinates] : listOf(coordinates, where)).map((line) =>
        lineOf(line, where, 2),
      );
      map.lines.push(...lines);
      points += countOf(lines);
    }
    if (polygonFeatures > AREAS_MAX) throw new MapError(`more than ${AREAS_MAX} areas`);
    if (points > POINTS_MAX) throw new MapError(`more than ${POINTS_MAX} points`);
  }
  if (map.areas.length === 0) throw new MapError('no polygon');
  return simplified(map);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MapError(`no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function featuresOf(content: unknown): unknown[] {
  if (!isRecord(content) || content.type !== 'FeatureCollection' || !Array.isArray(content.features))
    throw new MapError('no FeatureCollection');
  return content.features;
}

function listOf(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new MapError(`${where} has wrong coordinates`);
  return value;
}

/** Names in Chinese files are in `name`. */
function nameOf(properties: unknown, where: string): string {
  const name = isRecord(properties) ? properties.name : undefined;
  if (typeof name !== 'string' || name.trim() === '' || name.length > NAME_MAX)
    throw new MapError(`${where} has no name of 1 to ${NAME_MAX} characters in properties.name`);
  return name.trim();
}

function lineOf(value: unknown, where: string, least: number): Position[] {
  const line = listOf(value, where);
  if (line.length < least) throw new MapError(`${where} has a line of fewer than ${least} points`);
  return line.map((point) => {
    const [lng, lat] = Array.isArray(point) ? point : [];
    const isValid = typeof lng === 'number' && typeof lat === 'number' && Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
    if (!isValid) throw new MapError(`${where} has a point that is not [longitude, latitude]`);
    return [lng, lat];
  });
}

const countOf = (lines: readonly (readonly Position[])[]) => lines.reduce((sum, line) => sum + line.length, 0);

/** Leaves out points that are closer to the one before than {@link RESOLUTION}; the last point stays. */
function simplified({ areas, lines }: ServiceMap): ServiceMap {
  const points = areas.flatMap(({ rings }) => rings.flat());
  const [west, east] = limits(points.map(([lng]) => lng));
  const [south, north] = limits(points.map(([, lat]) => lat));
  const step = Math.max(east - west, north - south) * RESOLUTION;
  const shorten = (line: Position[]) => {
    let [keptLng, keptLat] = line[0] as Position;
    return line.filter(([lng, lat], position) => {
      const isKept = position === 0 || position === line.length - 1 || Math.hypot(lng - keptLng, lat - keptLat) >= step;
      if (isKept) [keptLng, keptLat] = [lng, lat];
      return isKept;
    });
  };
  return {
    areas: areas.map(({ name, rings }): MapArea => ({ name, rings: rings.map(shorten) })),
    lines: lines.map(shorten),
  };
}
