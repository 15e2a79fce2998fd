import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMobileNumber,
  isPhoneNumber,
  normalizePhoneNumber,
  phoneNumberVariants,
} from '../../../../contract/values/normalizePhoneNumber';

describe('phoneNumber', () => {
  it.each([
    ['13800138000', '13800138000'],
    ['+86 138 0013 8000', '13800138000'],
    ['+8613800138000', '13800138000'],
    ['0086-138-0013-8000', '13800138000'],
    ['8613800138000', '13800138000'],
    ['00861300000-0000', '13000000000'],
    ['１３８００１３８０００', '13800138000'],
    ['138\u200b0013\u00a08000', '13800138000'],
    ['138–0013–8000', '13800138000'],
    ['tel:+86-13800138000', '13800138000'],
    ['01062345678', '010-62345678'],
    ['010-62345678', '010-62345678'],
    ['010-6234-5678', '010-62345678'],
    ['(0571) 8812 3456', '0571-88123456'],
    ['（０５７１）８８１２３４５６', '0571-88123456'],
    ['+86 10 6234 5678', '010-62345678'],
    ['0086 571 88123456', '0571-88123456'],
    ['010-62345678转123', '010-62345678-123'],
    ['010-62345678-123', '010-62345678-123'],
    ['057112345678-123456', '0571-12345678-123456'],
    ['+852 2345 6789', '+85223456789'],
    ['00852 23456789', '+85223456789'],
    ['+1 (650) 253-0000', '+16502530000'],
    ['12345', '12345'],
    ['120', '120'],
    ['95588', '95588'],
    ['400-820-8820', '4008208820'],
    ['013800138000', '13800138000'],
    ['0138 0013 8000', '13800138000'],
    ['+86 (0)10-6234 5678', '010-62345678'],
    ['+86 (0571) 8812 3456', '0571-88123456'],
    ['86-10-62345678', '010-62345678'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0044 (0) 20 7946 0958', '+442079460958'],
  ])('formats %s as %s, which can be called', (text, number) => {
    expect(normalizePhoneNumber(text)).toBe(number);
    expect(isPhoneNumber(number)).toBe(true);
  });

  it.each([
    '',
    '12',
    '1380',
    '138001380',
    '12812341234',
    '88888888',
    '+852',
    '1380013800a',
    '138****8000',
    '010-123',
    '1 2 3 4',
    // Foreign numbers without a plus must not become numbers of Guizhou, Tibet and Sichuan.
    '852 2345 6789',
    '85223456789',
    '6561234567',
    '81312345678',
    '57187654321',
    '012345678901',
  ])('finds no number in %j', (text) => expect(isPhoneNumber(normalizePhoneNumber(text))).toBe(false));

  it('recognizes numbers that can receive text messages', () => {
    expect(['13800138000', '010-62345678', '+85223456789', '12345'].map(isMobileNumber)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('lists the formats in which earlier versions stored a landline', () => {
    expect(phoneNumberVariants('0571 88123456')).toEqual(['0571-88123456', '057188123456']);
    expect(phoneNumberVariants('+86 13800138000')).toEqual(['13800138000']);
  });

  const digits = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
  const separator = fc.constantFrom('', ' ', '-', '\u3000', '\u200b', '.');

  it('treats all formats of a mobile number as equal', () => {
    const second = fc.constantFrom(...'3456789');
    const parts = fc.tuple(
      fc.constantFrom('', '+86', '0086', '86', '0'),
      separator,
      second,
      digits(1),
      separator,
      digits(4),
      separator,
      digits(4),
    );
    fc.assert(
      fc.property(parts, fc.boolean(), ([country, one, two, three, gap, middle, second_, end], isWide) => {
        const plain = `1${two}${three}${middle}${end}`;
        const written = `${country}${['', '0'].includes(country) ? '' : one}1${two}${three}${gap}${middle}${second_}${end}`;
        const wide = written.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
        expect(normalizePhoneNumber(isWide ? wide : written)).toBe(plain);
      }),
    );
  });

  it('is idempotent', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789+-() .转x１８\u200b'), maxLength: 24 }),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (given) => {
        const number = normalizePhoneNumber(given);
        expect(normalizePhoneNumber(number)).toBe(number);
        for (const form of phoneNumberVariants(given)) expect(normalizePhoneNumber(form)).toBe(number);
      }),
      { numRuns: 3_000 },
    );
  });
});
