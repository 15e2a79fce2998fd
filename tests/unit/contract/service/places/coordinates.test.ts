import { describe, expect, it } from 'vitest';
import { toGcj02 } from '../../../../../src/plugins/service/entities/places/coordinates';

describe('toGcj02', () => {
  // Pairs from the tests of eviltransform (github.com/googollee/eviltransform), rounded to six digits.
  it.each([
    { lng: 121.5272106, lat: 31.1774276, expected: { lng: 121.531542, lat: 31.175304 } },
    { lng: 113.912316, lat: 22.543847, expected: { lng: 113.917176, lat: 22.540796 } },
    { lng: 116.377817, lat: 39.911954, expected: { lng: 116.384047, lat: 39.913345 } },
  ])('converts $lng, $lat from WGS-84', ({ lng, lat, expected }) => {
    expect(toGcj02({ lng, lat }, 'WGS84')).toEqual(expected);
  });

  it('converts BD-09', () => {
    expect(toGcj02({ lng: 116.404, lat: 39.915 }, 'BD09')).toEqual({ lng: 116.397627, lat: 39.908657 });
  });

  it('leaves GCJ-02 unchanged', () => {
    expect(toGcj02({ lng: 116.404, lat: 39.915 }, 'GCJ02')).toEqual({ lng: 116.404, lat: 39.915 });
  });
});
