import { describe, expect, it } from 'vitest';
import { formatAge, formatDuration } from '../../../../src/core/kit/entity/formatAge';
import { sparklineShape } from '../../../../src/plugins/record/ward/sparklineShape';

const NOW = Date.parse('2026-03-12T10:00:00+08:00');

describe('agoText', () => {
  it.each([
    ['2026-03-12T09:59:30+08:00', 'now'],
    ['2026-03-12T09:01:00+08:00', '59 minutes ago'],
    ['2026-03-12T09:00:00+08:00', '1 hour ago'],
    ['2026-03-10T11:00:00+08:00', '1 day ago'],
    ['2026-03-12T10:30:00+08:00', 'now'],
  ])('formats %s as %s', (moment, text) => {
    expect(formatAge(moment, NOW, 'en')).toBe(text);
  });

  it.each([
    ['zh-CN', '1 天前'],
    ['zh-TW', '1 天前'],
    ['ja', '1 日前'],
  ])('has a space after numbers in %s: %s', (locale, text) => {
    expect(formatAge('2026-03-11T10:00:00+08:00', NOW, locale)).toBe(text);
  });
});

describe('formatDuration', () => {
  it.each([
    [25 * 86_400_000 + 3_600_000, 'en', '25 days'],
    [-83 * 86_400_000, 'zh-CN', '83 天'],
    [3_600_000, 'zh-TW', '1 小時'],
    [0, 'zh-CN', '1 分钟'],
    [59 * 60_000, 'ja', '59 分'],
  ])('writes %i ms in %s as %s', (durationMs, locale, text) => {
    expect(formatDuration(durationMs, locale)).toBe(text);
  });
});

describe('sparklineShape', () => {
  const box = { width: 40, height: 14 };

  it('draws each stretch without a gap, and a single value as a line of no length', () => {
    expect(sparklineShape({ values: [0, 10, null, 5, null] }, box)).toEqual({
      line: 'M0,12L10,2M30,7Z',
      band: '',
      limit: undefined,
      least: 0,
      most: 10,
    });
  });

  it('draws the range between lowest and highest samples, which contains the means', () => {
    const course = { values: [5, 5], lows: [0, 5], highs: [5, 10] };
    expect(sparklineShape(course, box)).toMatchObject({ band: 'M0,7L40,2L40,7L0,12Z', least: 0, most: 10 });
  });

  it('extends its range for a limit outside the values', () => {
    expect(sparklineShape({ values: [0, 5] }, { ...box, limit: 10 })).toMatchObject({
      line: 'M0,12L40,7',
      limit: 2,
      most: 5,
    });
  });

  it('draws equal values as a line', () => {
    expect(sparklineShape({ values: [7, 7] }, { width: 10, height: 14 })?.line).toBe('M0,12L10,12');
  });

  it('draws nothing without values', () => {
    expect(sparklineShape({ values: [null, null] }, box)).toBeUndefined();
  });
});
