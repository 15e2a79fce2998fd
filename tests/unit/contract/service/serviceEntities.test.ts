import { describe, expect, it } from 'vitest';
import { userAddress } from '../../../../src/plugins/service/entities/places/userAddress';
import { serviceType } from '../../../../src/plugins/service/entities/serviceType';
import { seededRules } from '../seededRules';

describe('a service address', () => {
  it.each([
    ['no position', {}, []],
    ['a position', { lng: 116.4, lat: 39.9, geoVerified: true }, []],
    ['a longitude of 0', { lng: 0, lat: 51.5, geoVerified: true }, []],
    ['0, 0, which is no position', { lng: 0, lat: 0, geoVerified: true }, ['lng noPosition']],
    ['a longitude alone', { lng: 116.4 }, ['lat coordinatePair']],
    [
      'a verified place without a position',
      { geoVerified: true },
      ['lng coordinateRequired', 'lat coordinateRequired'],
    ],
  ])('with %s is checked: %j', (_what, address, expected) => {
    const problems = userAddress.check?.(address, seededRules()) ?? [];
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it.each([
    ['geofenceM', 10, 500],
    ['lng', -180, 180],
    ['lat', -90, 90],
  ] as const)('limits %s to %i–%i', (field, min, max) => {
    expect(userAddress.fields[field]).toMatchObject({ min, max });
  });
});

describe('a service type', () => {
  it.each([
    [5, 5, 5, true],
    [5, 30, 60, true],
    [31, 30, 60, false],
    [5, 61, 60, false],
  ])('with %i ≤ %i ≤ %i minutes is accepted: %s', (minMinutes, stdMinutes, maxMinutes, accepted) => {
    const problems = serviceType.check?.({ minMinutes, stdMinutes, maxMinutes }, seededRules()) ?? [];
    expect(problems).toEqual(accepted ? [] : [{ field: 'stdMinutes', code: 'minutesOrder' }]);
  });
});
