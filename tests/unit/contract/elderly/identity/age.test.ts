import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../../contract/moment';
import { ageBand, ageOn, birthLimits, computedAge } from '../../../../../src/plugins/elderly/entities/identity/age';

describe('ageOn', () => {
  it.each([
    ['1965-06-15', '2025-06-14', 59],
    ['1965-06-15', '2025-06-15', 60],
    ['1965-06-15', '2025-06-16', 60],
    ['1964-02-29', '2025-02-28', 60],
    ['1964-02-29', '2025-03-01', 61],
    ['1964-02-29', '2024-02-29', 60],
    ['1964-12-31', '2025-01-01', 60],
    ['2025-06-15', '2025-06-15', 0],
    ['1925-06-15', '2025-06-15', 100],
  ])('of a person born on %s is, on %s, %i', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age);
  });
});

describe('ageBand', () => {
  it.each([
    [59, undefined],
    [60, '60-69'],
    [69, '60-69'],
    [70, '70-79'],
    [79, '70-79'],
    [80, '80-89'],
    [89, '80-89'],
    [90, '90-99'],
    [99, '90-99'],
    [100, '100+'],
    [130, '100+'],
  ])('of age %i is %s', (age, band) => {
    expect(ageBand(age)).toBe(band);
  });
});

describe('birthLimits', () => {
  const days = ['2025-06-15', '2024-02-29', '2025-02-28', '2025-03-01', '2025-01-01'];
  const births = Array.from({ length: 1500 }, (_, index) => addDays('1959-12-01', index));

  it.each(days)('on %s match exactly the ages between the limits', (day) => {
    const { from = '', to = '' } = birthLimits({ from: 61, to: 63 }, day);
    const wrong = births.filter((birth) => {
      const age = ageOn(birth, day);
      return (birth >= from && birth <= to) !== (age >= 61 && age <= 63);
    });
    expect(wrong).toEqual([]);
  });

  it('leave an unset limit open', () => {
    expect(birthLimits({ from: 60 }, '2025-06-15')).toEqual({ to: '1965-06-15' });
    expect(birthLimits({ to: 79 }, '2025-06-15')).toEqual({ from: '1945-06-16' });
    expect(birthLimits({}, '2025-06-15')).toEqual({});
  });

  it.each([Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER])('stay within the calendar for an age of %i', (age) => {
    const { from, to } = birthLimits({ from: age, to: age }, '2025-06-15');
    expect([from, to].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day ?? ''))).toBe(true);
  });
});

describe('computedAge', () => {
  it('is unknown without a birth date', () => {
    expect(computedAge.compute({ birthDate: null }, '2025-06-15')).toBeNull();
  });

  it('grows as the birth date, which lists sort by, falls', () => {
    expect(computedAge.compute({ birthDate: '1940-03-15' }, '2025-06-15')).toBe(85);
    expect(computedAge.stored).toMatchObject({ field: 'birthDate', reversed: true });
  });
});
