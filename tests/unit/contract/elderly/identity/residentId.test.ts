import { describe, expect, it } from 'vitest';
import {
  parseResidentId,
  residentIdCheckCharacter,
} from '../../../../../src/plugins/elderly/entities/identity/residentId';

const TODAY = '2025-06-15';

/** Returns a number with a correct check character. */
function numbered(first17: string): string {
  return first17 + residentIdCheckCharacter(first17);
}

describe('residentIdCheckCharacter', () => {
  it.each([
    // The worked examples from the literature on the standard.
    ['11010519491231002', 'X'],
    ['44052418800101001', '4'],
    ['34052419800101001', 'X'],
    ['11990019400315001', '4'],
  ])('of %s is %s', (digits, expected) => {
    expect(residentIdCheckCharacter(digits)).toBe(expected);
  });

  it('returns all eleven values', () => {
    const characters = Array.from({ length: 200 }, (_, n) =>
      residentIdCheckCharacter(`119900194003${String(10 + (n % 20))}${String(n).padStart(3, '0')}`),
    );
    expect(new Set(characters)).toEqual(new Set('0123456789X'));
  });

  it.each(['', '1199001940031500', '1199001940031500A'])('refuses %j, which does not begin with 17 digits', (text) => {
    expect(() => residentIdCheckCharacter(text)).toThrow(RangeError);
  });
});

describe('parseResidentId', () => {
  it('reads region, birth date and gender', () => {
    expect(parseResidentId('119900194003150014', TODAY)).toEqual({
      ok: true,
      residentId: { number: '119900194003150014', region: '119900', birthDate: '1940-03-15', gender: '1' },
    });
  });

  it.each([
    ['odd', '11990019400315001', '1'],
    ['even', '11990019400315002', '2'],
  ])('derives the gender from an %s sequence number', (_parity, first17, gender) => {
    expect(parseResidentId(numbered(first17), TODAY)).toMatchObject({ ok: true, residentId: { gender } });
  });

  it('stores a lower-case x as a capital and ignores outer blanks', () => {
    expect(parseResidentId(' 11010519491231002x ', TODAY)).toMatchObject({
      ok: true,
      residentId: { number: '11010519491231002X' },
    });
  });

  it.each([
    ['a number of the first generation', '110105491231002', 'idDocumentLength'],
    ['17 characters', '11990019400315001', 'idDocumentLength'],
    ['19 characters', '1199001940031500144', 'idDocumentLength'],
    ['nothing', '', 'idDocumentLength'],
    ['a letter inside', '11990019400315O014', 'idDocumentFormat'],
    ['an X that is not at the end', '1199001940031500X4', 'idDocumentFormat'],
    ['full-width digits', '１１９９００１９４００３１５００１４', 'idDocumentFormat'],
    ['a region beginning with 0', '019900194003150014', 'idDocumentFormat'],
    ['month 13', numbered('11990019401315001'), 'idDocumentBirth'],
    ['month 0', numbered('11990019400015001'), 'idDocumentBirth'],
    ['30 February', numbered('11990019400230001'), 'idDocumentBirth'],
    ['29 February of a common year', numbered('11990019410229001'), 'idDocumentBirth'],
    ['a birth tomorrow', numbered('11990020250616001'), 'idDocumentBirth'],
    ['an age of 131', numbered('11990018940615001'), 'ageTooOld'],
    ['a wrong check character', '119900194003150015', 'idDocumentCheckDigit'],
    ['two digits exchanged', '119900194003510014', 'idDocumentBirth'],
  ])('refuses %s', (_what, text, code) => {
    expect(parseResidentId(text, TODAY)).toEqual({ ok: false, code });
  });

  it.each([
    ['a birth today', '11990020250615001'],
    ['29 February of a leap year', '11990019400229001'],
    ['an age of 130', '11990018950615001'],
  ])('accepts %s', (_what, first17) => {
    expect(parseResidentId(numbered(first17), TODAY).ok).toBe(true);
  });

  it('detects every single wrong digit', () => {
    const right = '119900194003150014';
    const wrong = [...right].flatMap((digit, place) =>
      ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
        .filter((other) => other !== digit)
        .map((other) => right.slice(0, place) + other + right.slice(place + 1)),
    );
    expect(wrong.filter((text) => parseResidentId(text, TODAY).ok)).toEqual([]);
  });
});
