import { describe, expect, it } from 'vitest';
import {
  boolean,
  choice,
  choices,
  date,
  dateTime,
  decimal,
  integer,
  money,
  text,
} from '../../../../../contract/fields';
import { formatMoment, formatMoney, formatValue } from '../../../../../src/core/kit/entity/formatValue';

const context = {
  locale: 'zh-CN',
  translate: (key: string, options?: { _: string }) => options?._ ?? `<${key}>`,
  choiceLabel: (code: string) => code,
};

describe('formatValue', () => {
  it.each([
    [choice(['a'], {}), 'a', '<a>'],
    [choice(['a'], { open: true }), 'zoo', 'zoo'],
    [choices(['a', 'b'], {}), ['a', 'b'], '<a>、<b>'],
    [boolean({}), true, '<kit.value.yes>'],
    [boolean({}), false, '<kit.value.no>'],
    [money({}), 123456, '¥1,234.56'],
    [money({}), 5, '¥0.05'],
    [integer({ min: 0, max: 9 }), 1234, '1,234'],
    [decimal({ min: 0, max: 9, scale: 1 }), 4.8, '4.8'],
    [date({}), '1940-03-15', '1940-03-15'],
    [date({}), '1940', '1940'],
    [dateTime({}), '2025-01-02T01:30:00+00:00', '2025-01-02 09:30'],
    [text({ max: 9 }), '张*兰', '张*兰'],
    [text({ max: 9, format: 'code' }), 'HA', 'HA'],
  ])('formats %o of %j as %j', (field, value, written) => {
    expect(formatValue(field, value, context)).toBe(written);
  });

  it.each([null, undefined, ''])('formats %j as an empty text', (value) => {
    expect(formatValue(text({ max: 9 }), value, context)).toBe('');
  });
});

it('formatValue shows moments in the company’s time zone across midnight', () => {
  expect(formatMoment('2025-01-01T23:30:00+00:00')).toBe('2025-01-02 07:30');
});

it('formatValue returns a text that is not a moment unchanged', () => {
  expect(formatMoment('***')).toBe('***');
});

it('formatValue writes fen as yuan with two decimals', () => {
  expect(formatMoney(100, 'en')).toBe('¥1.00');
});
