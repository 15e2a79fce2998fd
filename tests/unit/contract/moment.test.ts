import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  addMonths,
  DAY_MS,
  dayAt,
  dayStart,
  daysBetween,
  isDay,
  parseIsoMoment,
  toIsoMoment,
} from '../../../contract/moment';

describe('momentOf', () => {
  it.each([
    ['1970-01-01T00:00:00Z', 0],
    ['1970-01-01T08:00:00+08:00', 0],
    ['1970-01-01T08:00+0800', 0],
    ['1969-12-31T19:00:00-05:00', 0],
    ['1970-01-01T00:00:00.5Z', 500],
    ['1970-01-01T00:00:00.123456789Z', 123],
    ['2024-02-29T23:59:59.999+08:00', Date.UTC(2024, 1, 29, 15, 59, 59, 999)],
  ])('reads %s', (text, milliseconds) => {
    expect(parseIsoMoment(text)).toBe(milliseconds);
  });

  it.each([
    '',
    '2024-01-01',
    '2024-01-01T00:00:00',
    '2024-01-01 00:00:00Z',
    '2023-02-29T00:00:00Z',
    '2024-13-01T00:00:00Z',
    '2024-01-01T24:00:00Z',
    '2024-01-01T00:60:00Z',
    '2024-01-01T00:00:60Z',
    '2024-01-01T00:00:00+15:00',
    '2024-01-01T00:00:00z',
    '+12024-01-01T00:00:00Z',
    'Mon Jan 01 2024',
    '1704067200000',
  ])('rejects %j', (text) => {
    expect(parseIsoMoment(text)).toBeUndefined();
  });

  it('reads back what momentText writes', () => {
    for (const milliseconds of [0, 1, -1, 1_704_067_200_123, Date.UTC(1900, 0, 1), Date.UTC(2100, 11, 31)]) {
      expect(parseIsoMoment(toIsoMoment(milliseconds))).toBe(milliseconds);
    }
  });
});

describe('days', () => {
  it('follow the calendar, leap days included', () => {
    for (const day of ['0000-02-29', '2000-02-29', '2024-02-29', '2024-12-31', '9999-12-31']) {
      expect(isDay(day)).toBe(true);
    }
    for (const day of [
      '1900-02-29',
      '2023-02-29',
      '2024-04-31',
      '2024-00-10',
      '2024-13-01',
      '2024-01-00',
      '2024-1-1',
    ]) {
      expect(isDay(day)).toBe(false);
    }
  });

  it('begin at midnight in China in every year', () => {
    for (let day = Date.UTC(1899, 11, 31); day < Date.UTC(2101, 0, 2); day += 17 * DAY_MS) {
      const text = new Date(day).toISOString().slice(0, 10);
      const midnight = day - 8 * 3_600_000;
      expect([dayAt(midnight - 1), dayAt(midnight)]).toEqual([addDays(text, -1), text]);
      expect(toIsoMoment(midnight + 45_296_789)).toBe(`${text}T12:34:56.789+08:00`);
      expect(daysBetween('1970-01-01', text)).toBe(day / DAY_MS);
      expect(isDay(text)).toBe(true);
    }
  });

  it.each(['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe'])(
    'have 24 hours each on a machine in %s, which changes its clock twice a year',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const offsets = [0, 6].map((month) => new Date(2026, month, 1).getTimezoneOffset());
      expect(new Set(offsets).size).toBe(2);
      for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
        expect(dayStart(addDays(day, 1)) - dayStart(day)).toBe(DAY_MS);
        expect([dayAt(dayStart(day)), dayAt(dayStart(day) + DAY_MS - 1)]).toEqual([day, day]);
        expect(toIsoMoment(dayStart(day))).toBe(`${day}T00:00:00.000+08:00`);
      }
      vi.unstubAllEnvs();
    },
  );

  it('a month later have the same number, or are the last of a shorter month', () => {
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2023-12-31', 2)).toBe('2024-02-29');
    expect(addMonths('2024-03-31', -13)).toBe('2023-02-28');
    expect(addMonths('2024-08-30', 1)).toBe('2024-09-30');
  });
});
