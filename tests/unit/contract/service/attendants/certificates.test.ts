import { describe, expect, it } from 'vitest';
import {
  type Certificate,
  expiryClass,
  firstExpiry,
  holdsCertificate,
} from '../../../../../src/plugins/service/entities/attendants/certificates';

const TODAY = '2025-06-15';

describe('expiryClass', () => {
  it.each([
    ['2025-06-14', 'expired'],
    ['2025-06-15', 'within7'],
    ['2025-06-22', 'within7'],
    ['2025-06-23', 'within30'],
    ['2025-07-15', 'within30'],
    ['2025-07-16', 'ok'],
    [null, 'ok'],
    [undefined, 'ok'],
  ])('of %s is %s', (expire, expected) => {
    expect(expiryClass(expire, TODAY)).toBe(expected);
  });
});

describe('holdsCertificate', () => {
  const certificates: Certificate[] = [
    { type: 'health', expire: '2025-06-14' },
    { type: 'health', expire: '2025-06-15' },
    { type: 'nurse', expire: '2025-06-14' },
    { type: 'noCrime' },
  ];
  it.each([
    ['health', true],
    ['nurse', false],
    ['noCrime', true],
    ['rehab', false],
  ] as const)('of %s returns %s', (type, held) => {
    expect(holdsCertificate(certificates, type, TODAY)).toBe(held);
  });
});

describe('firstExpiry', () => {
  const cases: [string, Certificate[], string | null][] = [
    ['nothing', [], null],
    ['papers without an end', [{ type: 'noCrime' }, { type: 'care', expire: null }], null],
    [
      'two kinds',
      [
        { type: 'health', expire: '2026-01-01' },
        { type: 'care', expire: '2025-12-01' },
      ],
      '2025-12-01',
    ],
    [
      'a renewal',
      [
        { type: 'health', expire: '2025-01-01' },
        { type: 'health', expire: '2026-01-01' },
      ],
      '2026-01-01',
    ],
    [
      'a renewal without an end',
      [
        { type: 'care', expire: null },
        { type: 'care', expire: '2025-01-01' },
      ],
      null,
    ],
  ];
  it.each(cases)('of %s is the earliest', (_what, certificates, expected) => {
    expect(firstExpiry(certificates)).toBe(expected);
  });
});
