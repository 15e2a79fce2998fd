import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { streetsOf } from '../../../../server/demo/places';
import { MapError, parseGeoJson } from '../../../../src/plugins/service/server/map/parseGeoJson';

const square = [
  [120, 30],
  [121, 30],
  [121, 31],
  [120, 31],
  [120, 30],
];
const area = (geometry: unknown, properties: unknown = { name: '东街' }) => ({ type: 'Feature', properties, geometry });
const file = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });
const polygon = (ring: unknown = square) => ({ type: 'Polygon', coordinates: [ring] });

describe('the map of an operator', () => {
  it('has areas with all their outlines, and lines; other geometries are ignored', () => {
    const map = parseGeoJson(
      file(
        area(polygon()),
        area({ type: 'MultiPolygon', coordinates: [[square], [square, square]] }, { name: ' 西街 ' }),
        area({ type: 'LineString', coordinates: square.slice(0, 2) }, null),
        area({ type: 'Point', coordinates: [120, 30] }, null),
      ),
    );
    expect(map.areas.map(({ name, rings }) => [name, rings.length])).toEqual([
      ['东街', 1],
      ['西街', 3],
    ]);
    expect(map.lines).toEqual([
      [
        [120, 30],
        [121, 30],
      ],
    ]);
  });

  it('has one area for a street in several features', () => {
    const map = parseGeoJson(file(area(polygon()), area(polygon(), { name: '西街' }), area(polygon())));
    expect(map.areas.map(({ name, rings }) => [name, rings.length])).toEqual([
      ['东街', 2],
      ['西街', 1],
    ]);
  });

  it('leaves out points that a wall cannot show, but never the ends', () => {
    const fine = Array.from({ length: 10_001 }, (_, at) => [120 + at / 10_000, 30]);
    const [found] = parseGeoJson(file(area(polygon([...fine, [121, 31], [120, 30]])))).areas;
    expect(found?.rings[0]?.length).toBeLessThan(2_500);
    expect([found?.rings[0]?.[0], found?.rings[0]?.at(-1)]).toEqual([
      [120, 30],
      [120, 30],
    ]);
  });

  it.each([
    ['text', 'no JSON'],
    ['[]', 'no FeatureCollection'],
    [JSON.stringify({ type: 'FeatureCollection', features: {} }), 'no FeatureCollection'],
    [file(), 'no polygon'],
    [file(area({ type: 'LineString', coordinates: square })), 'no polygon'],
    [file(null), 'feature 1 has no geometry'],
    [file(area(polygon()), area(null)), 'feature 2 has no geometry'],
    [file(area(polygon(), {})), 'has no name'],
    [file(area(polygon(), { name: '街'.repeat(51) })), 'has no name'],
    [file(area({ type: 'Polygon', coordinates: 1 })), 'wrong coordinates'],
    [file(area(polygon('ring'))), 'wrong coordinates'],
    [file(area(polygon(square.slice(0, 3)))), 'fewer than 4 points'],
    [file(area(polygon([...square, ['120', 30]]))), 'not [longitude, latitude]'],
    [file(area(polygon([...square, [200, 30]]))), 'not [longitude, latitude]'],
    [file(area(polygon([...square, null]))), 'not [longitude, latitude]'],
    [file(...Array.from({ length: 1_001 }, () => area(polygon()))), 'more than 1000 areas'],
    [file(area(polygon(Array.from({ length: 200_001 }, () => [1, 1])))), 'more than 200000 points'],
  ])('is refused with its problem: %.60s', (text, problem) => {
    expect(() => parseGeoJson(text)).toThrow(MapError);
    expect(() => parseGeoJson(text)).toThrow(problem);
  });
});

it('the map of the demo city has an area for every street', () => {
  const { areas, lines } = parseGeoJson(readFileSync('src/plugins/service/demo/demoCity.geojson', 'utf8'));
  const streets = [0, 1, 2, 3].flatMap((district) => streetsOf(district));
  expect(areas.map(({ name }) => name)).toEqual(streets);
  expect(lines).toHaveLength(1);
});
