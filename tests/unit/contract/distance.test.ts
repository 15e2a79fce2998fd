import { describe, expect, it } from 'vitest';
import { isPosition, pointOf, positionProblems } from '../../../contract/distance';

describe('a position', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [0.000_001, -0.000_001],
    [0.01, 0.01],
  ])('is unknown at the placeholder %d, %d that programs write', (lng, lat) => {
    expect(isPosition({ lng, lat })).toBe(false);
    expect(pointOf(lng, lat)).toBeUndefined();
    expect(positionProblems({ lng, lat })).toEqual([{ field: 'lng', code: 'noPosition' }]);
  });

  it.each([
    [116.4, 39.9],
    [0, 51.5],
    [116.4, 0],
  ])('is known at any other place: %d, %d', (lng, lat) => {
    expect(pointOf(lng, lat)).toEqual({ lng, lat });
    expect(positionProblems({ homeLng: lng, homeLat: lat }, 'homeLng', 'homeLat')).toEqual([]);
  });

  it('needs both coordinates or none', () => {
    expect(positionProblems({})).toEqual([]);
    expect(positionProblems({ lng: 116.4 })).toEqual([{ field: 'lat', code: 'coordinatePair' }]);
    expect(positionProblems({ lng: null, lat: 39.9 })).toEqual([{ field: 'lng', code: 'coordinatePair' }]);
  });
});
