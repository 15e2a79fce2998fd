import { describe, expect, it } from 'vitest';
import { checkElderly } from '../../../../src/plugins/elderly/entities/checkElderly';
import { deriveElderly } from '../../../../src/plugins/elderly/entities/deriveElderly';
import { idOf, seededRules } from '../seededRules';
import { bestScores, elder } from './elder';

describe('deriveElderly, identity', () => {
  it('derives gender and birth date from a resident ID number', () => {
    const derived = deriveElderly(elder({ gender: null, birthDate: null }), seededRules());
    expect(derived).toMatchObject({ gender: '1', birthDate: '1940-03-15' });
  });

  it('stores a lower-case x of the number as a capital', () => {
    expect(deriveElderly(elder({ idNo: '11010519491231002x' }), seededRules()).idNo).toBe('11010519491231002X');
  });

  it('keeps existing values when the typed fields are unknown', () => {
    const derived = deriveElderly(elder({ gender: '2', birthDate: '1941-01-01' }), seededRules());
    expect(derived).not.toHaveProperty('gender');
    expect(derived).not.toHaveProperty('birthDate');
  });

  it('derives gender and birth date again from a new number', () => {
    const rules = seededRules({ given: ['idNo'] });
    expect(deriveElderly(elder({ gender: '2', birthDate: '1950-01-01' }), rules)).toMatchObject({
      gender: '1',
      birthDate: '1940-03-15',
    });
  });

  it('keeps a gender typed together with the number, so that the mismatch is visible', () => {
    const rules = seededRules({ given: ['idNo', 'gender'] });
    expect(deriveElderly(elder({ gender: '2' }), rules)).not.toHaveProperty('gender');
  });

  it.each([
    ['a passport', { elderlyCodeTypeId: idOf('elderlyCodeType', '03'), idNo: 'E12345678' }],
    ['a wrong number', { idNo: '119900194003150015' }],
    ['no number', { idNo: null }],
  ])('derives nothing from %s', (_what, changes) => {
    const derived = deriveElderly(elder({ gender: null, birthDate: null, ...changes }), seededRules());
    expect(derived).not.toHaveProperty('gender');
    expect(derived).not.toHaveProperty('birthDate');
  });
});

describe('deriveElderly, assessment', () => {
  const grade = (code: string) => idOf('elderlyCapacityType', code);

  it('sums the items and derives the grade', () => {
    const derived = deriveElderly(elder({ capacityItems: bestScores, elderlyCapacityTypeId: null }), seededRules());
    expect(derived).toMatchObject({ capacityScore: 90, elderlyCapacityTypeId: grade('0') });
  });

  it('replaces a typed grade that the items contradict', () => {
    const derived = deriveElderly(
      elder({ capacityItems: { ...bestScores, stairs: 0 }, elderlyCapacityTypeId: grade('4') }),
      seededRules({ given: ['elderlyCapacityTypeId'] }),
    );
    expect(derived).toMatchObject({ capacityScore: 87, elderlyCapacityTypeId: grade('1') });
  });

  it('makes the grade one step worse for dementia together with accidents', () => {
    const derived = deriveElderly(
      elder({ capacityItems: bestScores, chronicDiseases: ['dementia'], riskEvents30d: { fall: 2 } }),
      seededRules(),
    );
    expect(derived).toMatchObject({
      elderlyCapacityTypeId: grade('1'),
      upgradeReasons: ['dementia', 'riskEvents'],
    });
  });

  it('keeps a typed grade, without a score, while an item is missing', () => {
    const derived = deriveElderly(elder({ capacityItems: { ...bestScores, stairs: null } }), seededRules());
    expect(derived.capacityScore).toBeNull();
    expect(derived).not.toHaveProperty('elderlyCapacityTypeId');
  });

  it.each([
    ['2025-06-15', '2026-06-15'],
    ['2024-02-29', '2025-02-28'],
  ])('plans, after an assessment on %s, the next one for %s', (capacityAssessDate, next) => {
    expect(deriveElderly(elder({ capacityAssessDate }), seededRules()).capacityNextDate).toBe(next);
  });

  it('keeps the date of the next assessment unless the person was assessed again', () => {
    const record = elder({ capacityAssessDate: '2025-06-01', capacityNextDate: '2025-12-01' });
    expect(deriveElderly(record, seededRules())).not.toHaveProperty('capacityNextDate');
    const anew = seededRules({ given: ['capacityAssessDate'] });
    expect(deriveElderly(record, anew).capacityNextDate).toBe('2026-06-01');
    const typed = seededRules({ given: ['capacityAssessDate', 'capacityNextDate'] });
    expect(deriveElderly(record, typed)).not.toHaveProperty('capacityNextDate');
  });
});

describe('deriveElderly, order and attention', () => {
  const category = (code: string) => idOf('elderlyMunicipalType', code);

  it('puts the category of the lowest priority number first', () => {
    const ids = [category('PT'), category('GL'), category('DB')];
    const derived = deriveElderly(elder({ elderlyMunicipalTypeIds: ids }), seededRules());
    expect(derived.elderlyMunicipalTypeIds).toEqual([category('DB'), category('GL'), category('PT')]);
  });

  it('numbers contacts without an order', () => {
    const contacts = [
      { name: '甲', order: null },
      { name: '乙', order: 5 },
    ];
    expect(deriveElderly(elder({ contacts }), seededRules()).contacts).toEqual([
      { name: '甲', order: 1 },
      { name: '乙', order: 5 },
    ]);
  });

  it('tags an old person who lives alone and proposes the most frequent follow-up', () => {
    const derived = deriveElderly(elder({ elderlyLiveTypeId: idOf('elderlyLiveType', '1') }), seededRules());
    expect(derived).toMatchObject({ focusTags: ['alone', 'emptyNest', 'oldest'], visitLevel: 'A' });
  });

  it('keeps a tag that contradicts the facts so that validation refuses it, and removes one that no longer applies', () => {
    const chosen = elder({ elderlyLiveTypeId: idOf('elderlyLiveType', '2'), focusTags: ['alone', 'oldest'] });
    const given = { ...seededRules(), incomingFields: new Set(['focusTags']) };
    const kept = { ...chosen, ...deriveElderly(chosen, given) };
    expect(kept.focusTags).toContain('alone');
    expect(checkElderly(kept, given)).toContainEqual({ field: 'focusTags', code: 'focusTagsAgainstFacts' });
    const dropped = { ...chosen, ...deriveElderly(chosen, seededRules()) };
    expect(dropped.focusTags).not.toContain('alone');
    expect(checkElderly(dropped, seededRules()).map(({ field }) => field)).not.toContain('focusTags');
  });

  it('uses the grade that it has just derived', () => {
    const zeros = Object.fromEntries(Object.keys(bestScores).map((item) => [item, 0]));
    const derived = deriveElderly(elder({ capacityItems: zeros }), seededRules());
    expect(derived).toMatchObject({ focusTags: ['oldest', 'disabled'], visitLevel: 'A' });
  });

  it('keeps a level that staff have chosen', () => {
    expect(deriveElderly(elder({ visitLevel: 'B' }), seededRules()).visitLevel).toBe('B');
  });

  it('is idempotent', () => {
    const record = elder({
      capacityItems: { ...bestScores, eating: 0 },
      riskEvents30d: { fall: 3 },
      capacityAssessDate: '2025-06-01',
      elderlyLiveTypeId: idOf('elderlyLiveType', '2'),
    });
    const once = { ...record, ...deriveElderly(record, seededRules()) };
    expect({ ...once, ...deriveElderly(once, seededRules()) }).toEqual(once);
  });

  it('accepts a record without any values', () => {
    expect(deriveElderly({}, seededRules())).toEqual({ capacityScore: null, focusTags: [], visitLevel: 'C' });
  });
});
