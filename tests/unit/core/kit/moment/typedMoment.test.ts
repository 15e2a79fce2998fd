import { describe, expect, it } from 'vitest';
import {
  formatMomentInput,
  isComplete,
  parseMomentInput,
  parseTypedMoment,
} from '../../../../../src/core/kit/moment/parseTypedMoment';

describe('a typed day', () => {
  it.each(['2026-03-05', '2026-3-5', '2026/3/5', '2026.03.05', '20260305', '2026年3月5日', ' 2026-03-05 '])(
    'is read from %s',
    (text) => expect(parseTypedMoment('day', text)).toBe('2026-03-05'),
  );

  it.each(['', '2026-03', '2026-02-29', '2026-13-01', '26-03-05', '2026-03-05 09:00', '2026030', '05.03.2026'])(
    'is not read from %j',
    (text) => expect(parseTypedMoment('day', text)).toBeUndefined(),
  );
});

describe('a typed moment', () => {
  it.each(['2026-03-05 09:05', '2026-03-05T09:05', '2026-3-5 9:05', '2026年3月5日 9：05', '20260305 09:05'])(
    'is read from %s',
    (text) => expect(parseTypedMoment('moment', text)).toBe('2026-03-05 09:05'),
  );

  it.each([
    '2026-03-05',
    '2026-03-05 24:01',
    '2026-03-05 9:60',
    '2026-03-05 9',
    '2026-03-05 09:05:01',
    '2026-03-05 25:00',
  ])('is not read from %j', (text) => expect(parseTypedMoment('moment', text)).toBeUndefined());

  it('accepts 24:00, which is midnight of the next day', () => {
    expect(parseTypedMoment('moment', '2026-02-28 24:00')).toBe('2026-03-01 00:00');
  });

  it('is in the company’s time zone, wherever the browser is', () => {
    expect(parseMomentInput('2026-03-05 09:05')).toBe('2026-03-05T09:05:00+08:00');
    expect(formatMomentInput('2026-03-05T01:05:00.000Z')).toBe('2026-03-05 09:05');
    expect(formatMomentInput('2026-03-05T09:05:00.000+08:00')).toBe('2026-03-05 09:05');
  });

  it('stays unchanged while it is half typed, and is empty when the field is empty', () => {
    expect(parseMomentInput('2026-03-05 0')).toBe('2026-03-05 0');
    expect(formatMomentInput('2026-03-05 0')).toBe('2026-03-05 0');
    expect(parseMomentInput('')).toBeNull();
    expect(formatMomentInput(null)).toBe('');
  });

  it('is reformatted while typing only when the input is complete', () => {
    expect(isComplete('day', '2026-3-1')).toBe(false);
    expect(isComplete('day', '2026-03-01')).toBe(true);
    expect(isComplete('moment', '2026-03-01 9:00')).toBe(false);
    expect(isComplete('moment', '2026-03-01T09:00')).toBe(true);
  });
});
