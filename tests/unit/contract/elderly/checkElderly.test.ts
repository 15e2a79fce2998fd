import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../../contract/defineEntity';
import { checkElderly } from '../../../../src/plugins/elderly/entities/checkElderly';
import { idOf, seededRules } from '../seededRules';
import { bestScores, elder } from './elder';

function problems(changes: Draft): string[] {
  return checkElderly(elder(changes), seededRules()).map(({ field, code }) => `${field} ${code}`);
}

const other = idOf('elderlyCodeType', '99');
const passport = { elderlyCodeTypeId: idOf('elderlyCodeType', '03'), idNo: 'E12345678' };

describe('checkElderly', () => {
  it('accepts a valid record', () => {
    expect(problems({})).toEqual([]);
  });

  it.each(['gender', 'birthDate', 'elderlyCapacityTypeId'])('requires a %s when none could be derived', (field) => {
    expect(problems({ ...passport, [field]: null })).toContain(`${field} required`);
  });

  it.each([
    ['a wrong check digit', { idNo: '119900194003150015' }, 'idNo idDocumentCheckDigit'],
    ['a number of another kind', { idNo: 'E12345678' }, 'idNo idDocumentLength'],
    ['another gender than the number', { gender: '2' }, 'gender genderMismatch'],
    ['another birth date than the number', { birthDate: '1940-03-16' }, 'birthDate birthMismatch'],
    ['no number', { idNo: null }, 'idNo documentNumberRequired'],
    ['no number and no reason', { elderlyCodeTypeId: other, idNo: null }, 'idNo documentNumberRequired'],
    ['a reason but a kind that has numbers', { idNo: null, noDocumentReason: '遗失' }, 'idNo documentNumberRequired'],
  ])('refuses %s', (_what, changes, problem) => {
    expect(problems(changes)).toEqual([problem]);
  });

  it.each([
    ['nobody has a document, for a reason', { elderlyCodeTypeId: other, idNo: null, noDocumentReason: '遗失待补' }],
    ['a passport tells neither gender nor birth', { ...passport, gender: '2', birthDate: '1950-01-01' }],
  ])('accepts that %s', (_what, changes) => {
    expect(problems(changes)).toEqual([]);
  });

  it.each([
    ['2025-06-16', 'birthDate dateInFuture'],
    ['1975-06-16', 'birthDate ageTooYoung'],
    ['1975-06-15', 'earlyReason earlyReasonRequired'],
    ['1965-06-16', 'earlyReason earlyReasonRequired'],
    ['1894-06-15', 'birthDate ageTooOld'],
  ])('refuses a birth date on %s: %s', (birthDate, problem) => {
    expect(problems({ ...passport, birthDate })).toEqual([problem]);
  });

  it.each([
    ['1965-06-15', null],
    ['1965-06-16', '重度残疾'],
    ['1975-06-15', '重度残疾'],
    ['1894-06-16', null],
  ])('accepts a birth date on %s with the reason %s', (birthDate, earlyReason) => {
    expect(problems({ ...passport, birthDate, earlyReason })).toEqual([]);
  });

  it('calculates the age of a deceased person at the day of death', () => {
    const born = { ...passport, birthDate: '1890-01-01', status: 'deceased' };
    expect(problems({ ...born, deceasedDate: '2000-01-01' })).toEqual([]);
    expect(problems(born)).toEqual(['birthDate ageTooOld']);
  });

  it('requires one phone number, which may be that of a contact', () => {
    const contact = { name: '甲', relation: 'child', phone: null };
    expect(problems({ phone: null })).toEqual([]);
    expect(problems({ phone: null, contacts: [contact] })).toEqual(['phone contactRequired']);
    expect(problems({ phone: null, landline: '010-12345678', contacts: [contact] })).toEqual([]);
  });

  it('refuses a category whose condition the person does not meet', () => {
    const oldest = [idOf('elderlyMunicipalType', 'GL')];
    expect(problems({ elderlyMunicipalTypeIds: oldest })).toEqual([]);
    const young = { ...passport, birthDate: '1945-06-16', elderlyMunicipalTypeIds: oldest };
    expect(checkElderly(elder(young), seededRules())).toEqual([
      {
        field: 'elderlyMunicipalTypeIds',
        code: 'categoryNotMet',
        params: { name: '高龄（80 岁以上）', rule: 'age>=80' },
      },
    ]);
  });

  it.each([
    ['an assessment tomorrow', { capacityAssessDate: '2025-06-16' }, 'capacityAssessDate dateInFuture'],
    [
      'a next assessment on the day of the last',
      { capacityAssessDate: '2025-06-15', capacityNextDate: '2025-06-15' },
      'capacityNextDate periodOrder',
    ],
    [
      'a half-filled assessment',
      { capacityItems: { ...bestScores, stairs: null } },
      'capacityItems capacityIncomplete',
    ],
    [
      'a contract that ends on the day it begins',
      { serviceStartDate: '2025-01-01', serviceEndDate: '2025-01-01' },
      'serviceEndDate periodOrder',
    ],
    ['a longitude alone', { lng: 116.4, lat: null }, 'lat coordinatePair'],
    ['a latitude alone', { lng: null, lat: 39.9 }, 'lng coordinatePair'],
  ])('refuses %s', (_what, changes, problem) => {
    expect(problems(changes)).toEqual([problem]);
  });

  it.each(['draft', null])('accepts a half-filled assessment in a record in state %s', (status) => {
    expect(problems({ status, capacityItems: { eating: 4 } })).toEqual([]);
  });
});
