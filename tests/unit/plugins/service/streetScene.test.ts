import { describe, expect, it } from 'vitest';
import type { DayFlow } from '../../../../src/plugins/service/entities/visits/flowCalls';
import { streetScene } from '../../../../src/plugins/service/today/streetScene';

const SIZE = { width: 400, height: 200, most: 30 };
const street = (name: string, lng: number | null, lat: number | null, planned = 1): DayFlow['streets'][number] => ({
  street: name,
  lng,
  lat,
  planned,
  running: 0,
  done: 0,
  late: 0,
  missed: 0,
});

describe('streetScene', () => {
  it('draws north up and east to the right, all within the drawing', () => {
    const spots = streetScene({ ...SIZE, streets: [street('NE', 120.2, 30.2), street('SW', 120, 30)] });
    const [northEast, southWest] = spots;
    expect(northEast?.x).toBeGreaterThan(southWest?.x ?? Number.POSITIVE_INFINITY);
    expect(northEast?.y).toBeLessThan(southWest?.y ?? 0);
    for (const { x, y, r } of spots) {
      expect(x - r).toBeGreaterThanOrEqual(0);
      expect(x + r).toBeLessThanOrEqual(SIZE.width);
      expect(y - r).toBeGreaterThanOrEqual(0);
      expect(y + r).toBeLessThanOrEqual(SIZE.height);
    }
  });

  it('separates overlapping discs', () => {
    const [one, other] = streetScene({ ...SIZE, streets: [street('a', 120, 30, 9), street('b', 120, 30, 9)] });
    if (!one || !other) throw new Error('two streets were placed');
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.r + other.r);
  });

  it('scales the area of a disc with the visits', () => {
    const [many, few] = streetScene({ ...SIZE, streets: [street('a', 120, 30, 100), street('b', 120.1, 30, 25)] });
    expect([many?.r, few?.r]).toEqual([30, 15]);
  });

  it('leaves out streets without a known position', () => {
    expect(streetScene({ ...SIZE, streets: [street('a', null, null)] })).toEqual([]);
  });
});
