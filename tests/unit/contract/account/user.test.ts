import { describe, expect, it } from 'vitest';
import { user } from '../../../../src/plugins/account/entities/user';
import { idOf, seededRules } from '../seededRules';

describe('a user record', () => {
  const idType = idOf('elderlyCodeType', '01');

  it.each([
    ['no document', {}, []],
    ['a kind without a number', { idType }, ['idNo documentPair']],
    ['a number without a kind', { idNo: '119900194003150014' }, ['idType documentPair']],
    ['a document', { idType, idNo: '119900194003150014' }, []],
    ['a wrong number', { idType, idNo: '119900194003150015' }, ['idNo idDocumentCheckDigit']],
  ])('with %s is checked: %j', (_what, record, expected) => {
    const problems = user.check?.(record, seededRules()) ?? [];
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it('stores the letters of the document number as capitals', () => {
    expect(user.derive?.({ idNo: '11010519491231002x' }, seededRules())).toEqual({ idNo: '11010519491231002X' });
    expect(user.derive?.({ idNo: null }, seededRules())).toEqual({});
  });

  it('cannot be reopened once closed', () => {
    expect(Object.values(user.transitions ?? {}).filter(({ from }) => from.includes('cancelled'))).toEqual([]);
  });

  it.each(['openId', 'unionId'] as const)('never returns its %s', (field) => {
    expect(user.fields[field].secret).toBe(true);
  });
});
