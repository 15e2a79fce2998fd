import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../../../contract/defineEntity';
import { residentIdCheckCharacter } from '../../../../../src/plugins/elderly/entities/identity/residentId';
import { attendant } from '../../../../../src/plugins/service/entities/attendants/attendant';
import {
  checkAttendant,
  deriveAttendant,
  passProblems,
} from '../../../../../src/plugins/service/entities/attendants/attendantRules';
import {
  attendantTransitions,
  withoutAppKey,
} from '../../../../../src/plugins/service/entities/attendants/attendantTransitions';
import { seededRules } from '../../seededRules';

const NOW = Date.parse('2025-06-15T00:30:00+08:00');
const numbered = (first17: string) => first17 + residentIdCheckCharacter(first17);

const health = { type: 'health', no: null, issue: '2024-06-16', expire: '2025-06-15', image: null };
const noCrime = { type: 'noCrime', no: null, issue: null, expire: null, image: null };
const licence = { type: 'nurse', no: 'N1', issue: '2020-01-01', expire: '2030-01-01', image: null };

/** A caregiver of 45 who can be passed. */
function caregiver(changes: Draft = {}): Draft {
  return {
    name: '李演示',
    idNo: numbered('11990019800101002'),
    gender: '2',
    birthDate: '1980-01-01',
    phone: '19900000010',
    photo: '/files/photo.jpg',
    role: 'caregiver',
    certs: [health, noCrime],
    status: 'pending',
    ...changes,
  };
}

const codes = (problems: readonly { field: string; code: string }[]) =>
  problems.map(({ field, code }) => `${field} ${code}`);

describe('deriveAttendant', () => {
  it('derives birth date and gender from the ID number, and the first expiry', () => {
    const derived = deriveAttendant(caregiver({ gender: null, birthDate: null }), seededRules());
    expect(derived).toMatchObject({ gender: '2', birthDate: '1980-01-01', certExpire: '2025-06-15' });
  });

  it('derives the gender again from a new number unless it was typed too', () => {
    const wrong = caregiver({ gender: '1' });
    expect(deriveAttendant(wrong, seededRules({ given: ['idNo'] })).gender).toBe('2');
    expect(deriveAttendant(wrong, seededRules({ given: ['idNo', 'gender'] }))).not.toHaveProperty('gender');
  });

  it('derives no birth date from an invalid number', () => {
    expect(deriveAttendant(caregiver({ idNo: '123' }), seededRules())).not.toHaveProperty('birthDate');
  });
});

describe('checkAttendant', () => {
  it.each([
    ['nothing', {}, []],
    ['a wrong ID number', { idNo: '119900198001010020' }, ['idNo idDocumentCheckDigit']],
    ['another gender than the number', { gender: '1' }, ['gender genderMismatch']],
    ['no gender', { gender: null }, ['gender required']],
    ['leaving before coming', { hireDate: '2025-01-02', leaveDate: '2025-01-01' }, ['leaveDate periodOrder']],
    ['leaving on the day of coming', { hireDate: '2025-01-01', leaveDate: '2025-01-01' }, []],
    ['a longitude alone', { homeLng: 116.4 }, ['homeLat coordinatePair']],
    [
      'a certificate that ends on the day it is issued',
      { certs: [noCrime, { ...health, issue: '2025-01-01', expire: '2025-01-01' }] },
      ['certs.1.expire periodOrder'],
    ],
  ])('reports %s', (_what, changes, expected) => {
    expect(codes(checkAttendant(caregiver(changes), seededRules()))).toEqual(expected);
  });
});

describe('passProblems', () => {
  it.each([
    ['nothing, on the last day of the health certificate', {}, []],
    ['a missing ID number', { idNo: null }, ['idNo idRequired']],
    ['a missing phone', { phone: null }, ['phone required']],
    ['a missing photo', { photo: null }, ['photo photoRequired']],
    ['no certificates', { certs: [] }, ['certs healthCertificateMissing', 'certs noCrimeProofMissing']],
    [
      'an expired health certificate',
      { certs: [{ ...health, expire: '2025-06-14' }, noCrime] },
      ['certs healthCertificateMissing'],
    ],
    ['no proof of a clean record', { certs: [health] }, ['certs noCrimeProofMissing']],
    ['a nurse without a licence', { role: 'nurse' }, ['certs nurseLicenceMissing']],
    [
      'a nurse with an expired licence',
      { role: 'nurse', certs: [health, noCrime, { ...licence, expire: '2025-06-14' }] },
      ['certs nurseLicenceMissing'],
    ],
    ['nothing about a licensed nurse', { role: 'nurse', certs: [health, noCrime, licence] }, []],
    ['an age of 17', { birthDate: '2007-06-16' }, ['birthDate attendantAgeRange']],
    ['nothing about an age of 18', { birthDate: '2007-06-15' }, []],
    ['nothing about an age of 65', { birthDate: '1959-06-16' }, []],
    ['an age of 66', { birthDate: '1959-06-15' }, ['birthDate attendantAgeRange']],
  ])('reports %s', (_what, changes, expected) => {
    expect(codes(passProblems(caregiver(changes), seededRules()))).toEqual(expected);
  });
});

describe('the states of an attendant', () => {
  it.each([
    ['passAttendant', 'pending banned', 'passed'],
    ['reinstateAttendant', 'banned', 'passed'],
    ['rejectAttendant', 'pending', 'rejected'],
    ['resubmitAttendant', 'rejected', 'pending'],
    ['banAttendant', 'pending passed', 'banned'],
    ['resignAttendant', 'passed banned', 'resigned'],
    ['revokeAppKey', 'passed banned', undefined],
  ])('%s leads from %s to %s', (name, from, to) => {
    expect(attendantTransitions[name]?.from.join(' ')).toBe(from);
    expect(attendantTransitions[name]?.to).toBe(to);
  });

  it('let a banned attendant return by another operation than the first pass, and leave none banned or rejected idle', () => {
    const { passAttendant, banAttendant, rejectAttendant } = attendantTransitions;
    const viewer = { adminId: 1, now: NOW };
    expect(passAttendant?.isAvailable?.({ status: 'banned' }, viewer)).toBe(false);
    expect(passAttendant?.isAvailable?.({ status: 'pending' }, viewer)).toBe(true);
    const banned = (workStatus: string) => banAttendant?.effect?.({ workStatus }, { reason: '投诉属实' }, NOW);
    expect(banned('idle')).toMatchObject({ workStatus: 'offDuty' });
    // An attendant who is at a visit can end it.
    expect(banned('inService')).toMatchObject({ workStatus: 'inService' });
    expect(rejectAttendant?.effect?.({}, { reason: '材料不齐' }, NOW)).toMatchObject({ workStatus: 'offDuty' });
  });

  it('begin with pending, which is also first in lists', () => {
    expect(attendant.state).toEqual({ field: 'status', initial: 'pending' });
    expect(attendant.fields.status.values[0]).toBe('pending');
    expect(attendant.sort[0]).toEqual(['status', 'asc']);
  });

  it('have the same guards for the first pass and for the return from a ban', () => {
    const guard = attendantTransitions.passAttendant?.guard;
    const unfit = { photo: null };
    expect(guard?.(caregiver({ ...unfit, status: 'banned' }), seededRules(), {}, NOW)).toEqual(
      guard?.(caregiver(unfit), seededRules(), {}, NOW),
    );
    expect(guard?.(caregiver(unfit), seededRules(), {}, NOW)).toHaveLength(1);
  });

  it.each(['passAttendant', 'banAttendant'])('%s can be applied to several at once', (name) => {
    expect(attendantTransitions[name]?.bulk).toBe(true);
  });

  it('record when an attendant was passed, and clear the ban', () => {
    expect(attendantTransitions.passAttendant?.effect?.(caregiver(), {}, NOW)).toEqual({
      passTime: '2025-06-15T00:30:00.000+08:00',
      statusReason: null,
      banUntil: null,
      banProposedTime: null,
    });
  });

  it('record reason, time and end of a ban, and revoke the app key', () => {
    const effect = attendantTransitions.banAttendant?.effect;
    expect(effect?.(caregiver(), { reason: '多次缺勤', banUntil: '2025-07-01' }, NOW)).toEqual({
      workStatus: 'offDuty',
      statusReason: '多次缺勤',
      banTime: '2025-06-15T00:30:00.000+08:00',
      banUntil: '2025-07-01',
      banProposedTime: null,
      ...withoutAppKey,
    });
    expect(effect?.(caregiver(), { reason: '多次缺勤' }, NOW)).toMatchObject({ banUntil: null });
  });

  it.each([
    ['2025-06-15', ['banUntil dateInPast']],
    ['2025-06-16', []],
    [null, []],
  ])('check a ban until %s: %j', (banUntil, expected) => {
    const guard = attendantTransitions.banAttendant?.guard;
    expect(codes(guard?.(caregiver(), seededRules(), { banUntil }, NOW) ?? [])).toEqual(expected);
  });

  it('keep the reason of a rejection until the next attempt', () => {
    expect(attendantTransitions.rejectAttendant?.effect?.(caregiver(), { reason: '照片不清' }, NOW)).toEqual({
      statusReason: '照片不清',
      workStatus: 'offDuty',
    });
    expect(attendantTransitions.resubmitAttendant?.effect?.(caregiver(), {}, NOW)).toEqual({ statusReason: null });
  });

  it('end the work of an attendant who leaves, by default today', () => {
    const effect = attendantTransitions.resignAttendant?.effect;
    expect(effect?.(caregiver(), {}, NOW)).toMatchObject({ leaveDate: '2025-06-15', workStatus: 'offDuty' });
    expect(effect?.(caregiver(), { leaveDate: '2025-06-30' }, NOW)).toMatchObject({ leaveDate: '2025-06-30' });
  });
});
