import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../../../../../contract/distance';
import {
  type GeofenceMark,
  geofenceScene,
  offsetFrom,
  roundBelow,
} from '../../../../../src/core/kit/map/geofenceScene';

const place = { lng: 120.15, lat: 30.28 };
const size = { width: 320, height: 220 };
const scene = (marks: GeofenceMark[], known: typeof place | undefined = place) =>
  geofenceScene({ place: known, radiusM: 100, marks, ...size });

describe('offsetFrom', () => {
  it.each([
    { lng: 120.151, lat: 30.28 },
    { lng: 120.15, lat: 30.2805 },
    { lng: 120.13, lat: 30.27 },
  ])('is as long as the distance on the sphere (%j)', (point) => {
    const { x, y } = offsetFrom(place, point);
    const distance = distanceBetween(place, point);
    expect(Math.abs(Math.hypot(x, y) - distance)).toBeLessThan(1 + distance / 1000);
  });

  it('is positive to the east and to the north', () => {
    const { x, y } = offsetFrom(place, { lng: 120.151, lat: 30.279 });
    expect(x).toBeGreaterThan(0);
    expect(y).toBeLessThan(0);
  });
});

describe('roundBelow', () => {
  it.each([
    [1, 1],
    [1.9, 1],
    [2, 2],
    [4.99, 2],
    [5, 5],
    [99, 50],
    [100, 100],
    [2600, 2000],
    [0.7, 0.5],
  ])('rounds %d down to %d', (length, rounded) => {
    expect(roundBelow(length)).toBeCloseTo(rounded);
  });
});

describe('geofenceScene', () => {
  it('centers the geofence alone, as large as fits above the scale bar', () => {
    const { place: middle, fence, marks } = scene([]);
    expect(middle).toEqual({ x: 160, y: 102 });
    expect(fence).toBeCloseTo(84);
    expect(marks).toEqual([]);
  });

  it('draws north up and east to the right', () => {
    const { place: middle, marks } = scene([{ kind: 'in', point: { lng: 120.1504, lat: 30.2804 } }]);
    expect(marks).toMatchObject([{ kind: 'in', shape: 'point' }]);
    const [mark] = marks;
    if (mark?.shape !== 'point') throw new Error('no point drawn');
    expect(mark.x).toBeGreaterThan(middle.x);
    expect(mark.y).toBeLessThan(middle.y);
  });

  it('keeps a distant position in view, at the scale of the geofence', () => {
    const far = { lng: 120.2, lat: 30.25 };
    const {
      place: middle,
      fence,
      marks,
    } = scene([
      { kind: 'in', point: far, accuracyM: 50 },
      { kind: 'out', point: place },
    ]);
    const [mark] = marks;
    if (mark?.shape !== 'point') throw new Error('no point drawn');
    for (const [value, end] of [
      [mark.x, size.width],
      [middle.x, size.width],
      [mark.y, size.height],
      [middle.y, size.height],
    ] as const) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(end);
    }
    const drawn = Math.hypot(mark.x - middle.x, mark.y - middle.y);
    expect(drawn / fence).toBeCloseTo(distanceBetween(place, far) / 100, 0);
    expect(mark.accuracy / fence).toBeCloseTo(0.5);
  });

  it('draws a ring when only the distance is known', () => {
    const { fence, marks } = scene([{ kind: 'in', distanceM: 300 }], undefined);
    const [mark] = marks;
    if (mark?.shape !== 'ring') throw new Error('no ring drawn');
    expect(mark.radius / fence).toBeCloseTo(3);
  });

  it('leaves out a person without a position', () => {
    expect(scene([{ kind: 'in', distanceM: null }, { kind: 'out' }]).marks).toEqual([]);
  });

  it('has a scale bar of a round length shorter than a third of the width', () => {
    const { fence, scaleBar } = scene([]);
    expect(scaleBar.length / scaleBar.metres).toBeCloseTo(fence / 100);
    expect(scaleBar.metres).toBe(100);
    expect(scaleBar.length).toBeLessThan(size.width / 3);
  });
});
