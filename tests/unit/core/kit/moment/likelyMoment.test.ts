import { describe, expect, it } from 'vitest';
import { parseIsoMoment, toIsoMoment } from '../../../../../contract/moment';
import {
  hoursByUse,
  likelyBirthDate,
  nextOfficeHalfHour,
  OFFICE_HOURS,
} from '../../../../../src/core/kit/moment/likelyMoment';

const nextAfter = (moment: string) =>
  toIsoMoment(nextOfficeHalfHour(parseIsoMoment(`${moment}:00+08:00`) ?? Number.NaN));

describe('the likely time of a visit', () => {
  it.each([
    ['2026-11-29T00:00', '2026-11-29T08:00'],
    ['2026-11-29T07:59', '2026-11-29T08:00'],
    ['2026-11-29T08:00', '2026-11-29T08:30'],
    ['2026-11-29T08:29', '2026-11-29T08:30'],
    ['2026-11-29T17:29', '2026-11-29T17:30'],
    ['2026-11-29T17:30', '2026-11-30T08:00'],
    ['2026-12-31T23:59', '2027-01-01T08:00'],
  ])('after %s is %s', (now, next) => {
    expect(nextAfter(now)).toBe(`${next}:00.000+08:00`);
  });

  it('is always later, on a half hour, and within office hours', () => {
    const start = Date.parse('2026-11-29T00:00:00+08:00');
    for (let minute = 0; minute < 24 * 60; minute += 7) {
      const now = start + minute * 60_000;
      const next = nextOfficeHalfHour(now);
      expect(next).toBeGreaterThan(now);
      expect(next % (30 * 60_000)).toBe(0);
      const hour = Number(toIsoMoment(next).slice(11, 13));
      expect(hour >= OFFICE_HOURS.first && hour < OFFICE_HOURS.last).toBe(true);
    }
  });
});

it('the hours of a day are each offered once, office hours before the night', () => {
  const hours = hoursByUse();
  expect(hours.slice(0, 11)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  expect([...hours].sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
});

it('a birth date is likely to be that of an elderly person', () => {
  expect(likelyBirthDate('2026-11-29')).toBe('1951-01-01');
});
