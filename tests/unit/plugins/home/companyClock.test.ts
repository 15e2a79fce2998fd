import { describe, expect, it } from 'vitest';
import { companyDay, companyHour } from '../../../../src/plugins/home/companyClock';
import { greetingOf } from '../../../../src/plugins/home/greetingOf';

describe('the company clock', () => {
  it.each([
    ['2026-01-01T15:59:59Z', 23],
    ['2026-01-01T16:00:00Z', 0],
    ['2026-01-01T00:30:00Z', 8],
  ])('returns the hour in Shanghai at %s', (moment, hour) => {
    expect(companyHour(new Date(moment))).toBe(hour);
  });

  it('is a day ahead in the late afternoon of Greenwich', () => {
    expect(companyDay(new Date('2026-01-01T16:00:00Z'), 'en')).toContain('January 2, 2026');
  });
});

describe('the greeting', () => {
  it.each([
    [0, 'night'],
    [4, 'night'],
    [5, 'morning'],
    [10, 'morning'],
    [11, 'noon'],
    [12, 'noon'],
    [13, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %i is for the %s', (hour, time) => {
    expect(greetingOf(hour)).toBe(time);
  });
});
