import { describe, expect, it } from 'vitest';
import { neighbourPoints, weightedCenter } from '../../../../../src/core/kit/map/neighbourPoints';
import { parsePastedPoint } from '../../../../../src/core/kit/map/parsePastedPoint';

const point = { lng: 120.151234, lat: 30.281234 };

describe('a pasted position', () => {
  it.each([
    '120.151234,30.281234',
    '120.151234， 30.281234',
    ' (120.151234 30.281234) ',
    '１２０．１５１２３４,３０．２８１２３４',
    '30.281234, 120.151234',
    '120.1512340001,30.281234',
  ])('is read from "%s"', (text) => {
    expect(parsePastedPoint(text)).toEqual(point);
  });

  it('is longitude first when the order is ambiguous', () => {
    expect(parsePastedPoint('40,50')).toEqual({ lng: 40, lat: 50 });
    expect(parsePastedPoint('-70.5,-33.4')).toEqual({ lng: -70.5, lat: -33.4 });
  });

  it.each(['', '120.15', '120.15,', '181,30', '120,91', '120.15,30.28,5', '示范市', '1e3,5'])(
    'is not read from "%s"',
    (text) => {
      expect(parsePastedPoint(text)).toBeUndefined();
    },
  );
});

describe('the known visits around an address', () => {
  const rows = [
    { lng: 120.15, lat: 30.28 },
    { lng: 120.15, lat: 30.28 },
    { lng: 120.18, lat: 30.28 },
    { lng: null, lat: null },
  ];

  it('are one point with a count for each place', () => {
    expect(neighbourPoints('address', rows, ['lng', 'lat'])).toEqual([
      { kind: 'address', point: { lng: 120.15, lat: 30.28 }, count: 2 },
      { kind: 'address', point: { lng: 120.18, lat: 30.28 }, count: 1 },
    ]);
  });

  it('have a center, unless nothing is known', () => {
    expect(weightedCenter(neighbourPoints('address', rows, ['lng', 'lat']))?.lng).toBeCloseTo(120.16);
    expect(weightedCenter([])).toBeUndefined();
  });
});
