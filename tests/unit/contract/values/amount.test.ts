import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeAmount, normalizeNumber, parseAmount } from '../../../../contract/values/amount';

describe('readAmount', () => {
  it.each([
    ['60', 6000],
    ['60.5', 6050],
    ['1,060.00', 106000],
    ['1，060.00', 106000],
    ['12,345,678.9', 1234567890],
    ['￥60', 6000],
    ['¥ 60.00', 6000],
    ['60元', 6000],
    ['60 元整', 6000],
    ['RMB 1,060', 106000],
    ['人民币60圆', 6000],
    ['６０．５', 6050],
    ['60.500', 6050],
    ['-60', -6000],
    ['-￥60', -6000],
    ['0', 0],
  ])('reads %s as %i fen', (text, fen) => {
    expect(parseAmount(text)).toEqual({ ok: true, fen });
  });

  it.each([
    '',
    '元',
    '¥',
    '1,06',
    '1,0600',
    '10,60.00',
    '1.060,00',
    '60美元',
    '$60',
    '60元5角',
    '1e3',
    '--60',
    '６０万',
    '60 70',
  ])('rejects %j as an amount', (text) => expect(parseAmount(text)).toEqual({ ok: false, code: 'notNumber' }));

  it('rejects fractions of a fen', () => {
    expect(parseAmount('60.005')).toEqual({ ok: false, code: 'tooManyDigits' });
  });

  it('reads every amount back from every format in which it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (fen) => {
        const yuan = (fen / 100).toFixed(2);
        const grouped = yuan.replace(/\B(?=(\d{3})+\.)/g, ',');
        for (const text of [yuan, grouped, `￥${grouped}`, `${grouped}元`, `¥${yuan} 元`]) {
          expect(parseAmount(text)).toEqual({ ok: true, fen });
        }
      }),
    );
  });

  it('leaves a plain number unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,.-¥￥元 １，。'), maxLength: 12 }), (text) => {
        expect(normalizeAmount(normalizeAmount(text))).toBe(normalizeAmount(text));
        expect(normalizeNumber(normalizeNumber(text))).toBe(normalizeNumber(text));
      }),
    );
  });
});
