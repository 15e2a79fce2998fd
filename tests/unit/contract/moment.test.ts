import { describe, expect, it } from 'vitest';
import { momentOf, momentText } from '../../../contract/moment';

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
    expect(momentOf(text)).toBe(milliseconds);
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
  ])('does not read %j', (text) => {
    expect(momentOf(text)).toBeUndefined();
  });

  it('reads back what momentText writes', () => {
    for (const milliseconds of [0, 1, -1, 1_704_067_200_123, Date.UTC(1900, 0, 1), Date.UTC(2100, 11, 31)]) {
      expect(momentOf(momentText(milliseconds))).toBe(milliseconds);
    }
  });
});
