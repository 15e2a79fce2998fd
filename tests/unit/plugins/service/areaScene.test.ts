import { describe, expect, it } from 'vitest';
import type { MapArea, Position } from '../../../../src/plugins/service/entities/map/serviceMap';
import { areaLoads, areaScene, loadStep, loadSteps, markerPlace } from '../../../../src/plugins/service/wall/areaScene';

const square = (name: string, west: number): MapArea => ({
  name,
  rings: [
    [
      [west, 0],
      [west + 1, 0],
      [west + 1, 1],
      [west, 1],
      [west, 0],
    ] as Position[],
  ],
});
const areas = [square('西街', 0), square('东区', 1)];
const street = (name: string, place: Position | null, counts = {}) => ({
  street: name,
  lng: place?.[0] ?? null,
  lat: place?.[1] ?? null,
  ...{ planned: 0, running: 0, done: 0, late: 0, missed: 0, ...counts },
});

describe('the drawing of the map', () => {
  it('has north at the top and keeps the shape of the land', () => {
    const { height, shapes, place } = areaScene({ areas, lines: [] }, 412);
    // Two squares beside one another, and the margin.
    expect(height).toBeCloseTo(212, 0);
    expect(shapes.map(({ center }) => [Math.round(center.x), Math.round(center.y)])).toEqual([
      [106, 106],
      [306, 106],
    ]);
    expect((place([0.5, 0.9])?.y ?? 0) < (place([0.5, 0.1])?.y ?? 0)).toBe(true);
    expect(place([3, 0.5])).toBeUndefined();
  });

  it('counts the visits of a street in the area of its name, else in the one where it lies', () => {
    const loads = areaLoads(areas, [
      street('西街', [1.5, 0.5], { done: 2 }),
      street('小巷', [1.2, 0.2], { planned: 3, late: 1, missed: 1 }),
      street('远街', [9, 9], { done: 7 }),
      street('无处', null, { done: 7 }),
    ]);
    expect(Object.fromEntries(loads)).toEqual({
      西街: { visits: 2, trouble: 0 },
      东区: { visits: 5, trouble: 2 },
    });
  });

  it.each([
    [1, [1, 2, 3, 4]],
    [40, [1, 11, 21, 31]],
  ])('has four colors up to the busiest area with %i visits', (visits, steps) => {
    expect(loadSteps(new Map([['西街', { visits, trouble: 0 }]]))).toEqual(steps);
  });

  it('has an own color for areas without visits', () => {
    expect([0, 1, 10, 11, 40].map((visits) => loadStep(visits, [1, 11, 21, 31]))).toEqual([0, 1, 1, 2, 4]);
  });

  it('puts no two markers of a street on one another', () => {
    const places = Array.from({ length: 9 }, (_, at) => markerPlace({ x: 50, y: 50 }, at, 9));
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(12);
  });
});
