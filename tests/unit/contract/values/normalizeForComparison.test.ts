import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasControlCharacters, normalizeText } from '../../../../contract/normalizeText';
import { parseInsert } from '../../../../contract/validation/validation';
import { stripInvisible } from '../../../../contract/values/invisible';
import { normalizeForComparison, usesNormalizedComparison } from '../../../../contract/values/normalizeForComparison';
import { userAddress } from '../../../../src/plugins/service/entities/places/userAddress';
import { admin } from '../../../../src/plugins/system/entities/admin';

const INVISIBLE = [
  ...'\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u2062\u2063\u2064',
  ...'\u206a\u206f\u2800\ufffc\u3164\ufe0f\uffa0\ufff9\u{e0001}\u{e0041}\u{e0100}',
];

describe('normalText', () => {
  it.each(INVISIBLE)('removes %j from a name, and leaves nothing of a name that has nothing else', (invisible) => {
    expect(normalizeText(`a${invisible}b`)).toBe('ab');
    expect(normalizeText(invisible.repeat(3))).toBe('');
  });

  it.each(['\u202a', '\u202e', '\u2066', '\u2069', '\uffff', '\ufdd0', '\u{1fffe}'])(
    'keeps %j, so that validation refuses the text',
    (turning) => {
      expect(hasControlCharacters(normalizeText(`a${turning}b`))).toBe(true);
    },
  );

  it.each([
    ['a family', '👨‍👩‍👧'],
    ['a heart with its style', '❤️'],
    ['a heart on fire', '❤️‍🔥'],
    ['a skin colour before a joiner', '👩🏽‍⚕️'],
    ['a key', '1️⃣'],
    ['the flag of a part of a country', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a registered variant of a Chinese character', '葛\u{e0100}城'],
    ['a Persian word', 'می\u200cخواهم'],
    ['a Sinhala word', 'ශ්\u200dරී'],
    ['a number sign that is drawn', '\u0600١'],
  ])('keeps %s', (_what, text) => {
    expect(normalizeText(text)).toBe(text.normalize('NFC'));
  });

  it('is idempotent and never makes a text longer', () => {
    const unit = fc.constantFrom(
      ...INVISIBLE,
      ...'aé王芳·٠ශ👩❤🏴1',
      '\u0301',
      '\u20e3',
      '🏽',
      '\n',
      ' ',
      '\u202e',
      'ශ්',
      'می',
    );
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit, maxLength: 12 }), fc.string({ unit: 'binary' })), (text) => {
        const once = normalizeText(text);
        expect(normalizeText(once)).toBe(once);
        expect(stripInvisible(text).length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 3_000 },
    );
  });

  it('takes linear time for a long text of joiners and tags', () => {
    for (const part of ['\u200d', '\u{e0062}', '🏴\u{e0062}', '👩\u200d', 'ශ්\u200d']) {
      expect(normalizeText(part.repeat(200_000)).length).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('a name', () => {
  it('is empty when it consists of invisible characters', () => {
    const parsed = parseInsert(userAddress, { contactName: '\u200b', contactPhone: '13800138000' });
    expect(!parsed.ok && parsed.problems).toContainEqual({ field: 'contactName', code: 'required' });
  });
});

describe('comparedText', () => {
  it.each([
    ['王芳', '王\u200b芳'],
    ['王芳', '王 芳'],
    ['王芳', '王\u3000芳 '],
    ['阿依古丽·买买提', '阿依古丽•买买提'],
    ['阿依古丽·买买提', '阿依古丽・买买提'],
    ['阿依古丽·买买提', '阿依古丽･买买提'],
    ['阿依古丽·买买提', '阿依古丽．买买提'],
    ['阿依古丽·买买提', '阿依古丽.买买提'],
    ['阿依古丽·买买提', '阿依古丽 · 买买提'],
    ['Anna Li', 'ＡＮＮＡ　ＬＩ'],
    ['Ａ座１２', 'a座12'],
    ['葛城', '葛\u{e0100}城'],
    ['ﾜﾀﾅﾍﾞ', 'ワタナベ'],
  ])('treats %j and %j as equal', (one, other) => {
    expect(normalizeForComparison(other)).toBe(normalizeForComparison(one));
  });

  it.each([
    ['王芳', '王方'],
    ['Anna Li', 'AnnaLi'],
    ['3 号楼', '3号搂'],
    ['É', 'E'],
  ])('distinguishes %j from %j', (one, other) => {
    expect(normalizeForComparison(other)).not.toBe(normalizeForComparison(one));
  });

  it('is idempotent', () => {
    const unit = fc.constantFrom(...INVISIBLE, ...'aÉ王芳·•・.． Ａß\u3000', '\u0301', 'ﬁ', 'İ');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 10 }), (text) => {
        expect(normalizeForComparison(normalizeForComparison(text))).toBe(normalizeForComparison(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it('compares names and unique texts', () => {
    expect(usesNormalizedComparison(admin, 'username')).toBe(true);
    expect(usesNormalizedComparison(admin, 'name')).toBe(true);
    expect(usesNormalizedComparison(admin, 'department')).toBe(false);
    expect(usesNormalizedComparison(admin, 'phone')).toBe(false);
    expect(usesNormalizedComparison(admin, 'toString')).toBe(false);
  });
});
