import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../../../../../contract/distance';
import {
  gridOf,
  isInside,
  MAP_SCALES,
  type MapView,
  pointAt,
  pointFrom,
  positionOf,
  scaleBarOf,
} from '../../../../../src/core/kit/map/placeScene';

const center = { lng: 120.15, lat: 30.28 };
const view: MapView = { center, metresPerUnit: 2, width: 480, height: 320 };

describe('a place on the drawn map', () => {
  it('is centered, east to the right and north up', () => {
    expect(positionOf(view, center)).toEqual({ x: 240, y: 160 });
    const { x, y } = positionOf(view, { lng: 120.151, lat: 30.281 });
    expect(x).toBeGreaterThan(240);
    expect(y).toBeLessThan(160);
  });

  it.each(MAP_SCALES)('is converted back from the drawing, to the decimeter, at %d meters a unit', (metresPerUnit) => {
    for (const position of [
      { x: 0, y: 0 },
      { x: 480, y: 320 },
      { x: 37, y: 201 },
    ]) {
      const at = { ...view, metresPerUnit };
      const back = positionOf(at, pointAt(at, position));
      expect(Math.hypot(back.x - position.x, back.y - position.y) * metresPerUnit).toBeLessThan(0.1);
    }
  });

  it('moves by the given number of meters', () => {
    expect(distanceBetween(center, pointFrom(center, { x: 100, y: 0 }))).toBe(100);
    expect(distanceBetween(center, pointFrom(center, { x: 0, y: -100 }))).toBe(100);
    expect(pointFrom(center, { x: 0, y: 0 })).toEqual(center);
  });

  it('stays within the ranges of degrees, with six digits', () => {
    expect(pointFrom({ lng: 180, lat: 90 }, { x: 0, y: 1000 }).lat).toBe(90);
    expect(pointFrom({ lng: 179.9999, lat: 0 }, { x: 1000, y: 0 }).lng).toBe(180);
    expect(String(pointFrom(center, { x: 1, y: 1 }).lng)).toMatch(/^120\.\d{1,6}$/);
  });

  it('is visible up to the edge', () => {
    expect(isInside(view, { x: 480, y: 320 })).toBe(true);
    expect(isInside(view, { x: 480.1, y: 320 })).toBe(false);
    expect(isInside(view, { x: -0.1, y: 0 })).toBe(false);
  });
});

describe('the metric grid', () => {
  it('has lines a round number of meters apart', () => {
    const { metres, across, down } = gridOf(view, center);
    expect(metres).toBe(40);
    expect(across.slice(0, 3)).toEqual([0, 20, 40]);
    expect(across.at(-1)).toBe(480);
    expect(down).toHaveLength(17);
  });

  it('stays with the ground when the map moves', () => {
    const moved = { ...view, center: pointFrom(center, { x: 10, y: 0 }) };
    expect(gridOf(moved, center).across[0]).toBeCloseTo(15, 1);
  });
});

describe('the scale bar', () => {
  it.each(MAP_SCALES)('has a round length that fits at %d meters a unit', (metresPerUnit) => {
    const { metres, length } = scaleBarOf({ ...view, metresPerUnit });
    expect(String(metres)).toMatch(/^[125]0*$/);
    expect(length).toBeLessThanOrEqual(0.3 * 480);
  });
});
