import { describe, expect, it } from 'vitest';
import { middleOf, neighbourPoints } from '../../../../../src/core/kit/map/neighbourPoints';
import { pastedPoint } from '../../../../../src/core/kit/map/pastedPoint';

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
    expect(pastedPoint(text)).toEqual(point);
  });

  it('is longitude first when the order is ambiguous', () => {
    expect(pastedPoint('40,50')).toEqual({ lng: 40, lat: 50 });
    expect(pastedPoint('-70.5,-33.4')).toEqual({ lng: -70.5, lat: -33.4 });
  });

  it.each(['', '120.15', '120.15,', '181,30', '120,91', '120.15,30.28,5', '示范市', '1e3,5'])(
    'is not read from "%s"',
    (text) => {
      expect(pastedPoint(text)).toBeUndefined();
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
    expect(middleOf(neighbourPoints('address', rows, ['lng', 'lat']))?.lng).toBeCloseTo(120.16);
    expect(middleOf([])).toBeUndefined();
  });
});
