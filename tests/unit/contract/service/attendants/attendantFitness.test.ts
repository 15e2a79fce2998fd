import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../../../../../contract/distance';
import {
  type AttendantLoad,
  areCertificatesFit,
  type Candidate,
  fitnessOf,
  isInArea,
} from '../../../../../src/plugins/service/entities/attendants/attendantFitness';

const at = (time: string) => Date.parse(`2025-06-15T${time}:00+08:00`);
const candidate: Candidate = {
  status: 'passed',
  role: 'caregiver',
  certs: [
    { type: 'health', no: null, issue: null, expire: '2025-06-15', image: null },
    { type: 'noCrime', no: null, issue: null, expire: null, image: null },
  ],
  serviceTypeIds: [1],
  homeLng: 90.4,
  homeLat: 40.3,
  travelRadiusKm: 5,
  dailyCap: 2,
  monthlyHoursCap: 10,
  rating: 5,
};
const visit = {
  serviceTypeId: 1,
  planStart: '2025-06-15T09:00:00.000+08:00',
  planEnd: '2025-06-15T10:00:00.000+08:00',
  serviceLng: 90.4,
  serviceLat: 40.3,
};
const idle: AttendantLoad = { day: [], monthMinutes: 0, visitsToElder: 0 };
const serviceType: { requireRole: Candidate['role'][]; nursesOnly: boolean } = {
  requireRole: ['caregiver', 'nurse'],
  nursesOnly: false,
};

describe('fitnessOf', () => {
  it('gives all points to a rested neighbor with five stars whom the elder knows', () => {
    const load = { ...idle, visitsToElder: 5 };
    expect(fitnessOf({ attendant: candidate, serviceType, visit, load })).toEqual({
      score: 100,
      parts: { distance: 40, load: 30, rating: 20, familiar: 10 },
      distanceM: 0,
      eligible: true,
      problems: [],
    });
  });

  it.each<[string, Partial<Candidate>, Partial<AttendantLoad>, string[]]>([
    ['who is banned', { status: 'banned' }, {}, ['notPassed']],
    ['of another role', { role: 'volunteer' }, {}, ['roleMismatch']],
    ['who does not offer it', { serviceTypeIds: [2] }, {}, ['serviceNotOffered']],
    ['without papers', { certs: [] }, {}, ['certificateMissing']],
    ['with another visit 14 minutes before', {}, { day: [{ start: at('08:00'), end: at('08:46') }] }, ['overlap']],
    ['with another visit 15 minutes before', {}, { day: [{ start: at('08:00'), end: at('08:45') }] }, []],
    ['with another visit 15 minutes later', {}, { day: [{ start: at('10:15'), end: at('11:00') }] }, []],
    ['with another visit 14 minutes later', {}, { day: [{ start: at('10:14'), end: at('11:00') }] }, ['overlap']],
    [
      'with as many visits as a day may have',
      {},
      {
        day: [
          { start: at('12:00'), end: at('13:00') },
          { start: at('15:00'), end: at('16:00') },
        ],
      },
      ['dailyCap'],
    ],
    ['up to the hours of the month', {}, { monthMinutes: 540 }, []],
    ['beyond the hours of the month', {}, { monthMinutes: 541 }, ['monthlyCap']],
    ['who lives too far away', { homeLng: 90.46 }, {}, ['tooFar']],
    ['whose home nobody knows', { homeLng: null, homeLat: null }, {}, []],
  ])('rates an attendant %s', (_title, changes, load, expected) => {
    const fitness = fitnessOf({
      attendant: { ...candidate, ...changes },
      serviceType,
      visit,
      load: { ...idle, ...load },
    });
    expect(fitness.problems).toEqual(expected);
    expect(fitness.eligible).toBe(expected.length === 0);
    if (!fitness.eligible) expect(fitness.score).toBe(0);
  });
});

describe('areCertificatesFit', () => {
  const always = [{ type: 'health' as const }, { type: 'noCrime' as const }];
  it.each([
    ['caregiver', always, false, true],
    ['caregiver', [...always, { type: 'care' as const, expire: '2025-06-14' }], false, false],
    ['caregiver', [...always, { type: 'care' as const, expire: '2025-06-15' }], false, true],
    ['nurse', always, false, false],
    ['nurse', [...always, { type: 'nurse' as const }], true, true],
    ['rehab', [...always, { type: 'rehab' as const, expire: '2025-06-14' }], false, false],
    ['housekeeper', [{ type: 'health' as const }], false, false],
  ] as const)('of kind %s with %j, nurses only %s, returns %s', (role, certs, nursesOnly, expected) => {
    expect(areCertificatesFit({ role, certs: [...certs] }, { nursesOnly }, '2025-06-15')).toBe(expected);
  });
});

describe('distanceBetween', () => {
  it.each([
    [{ lng: 90, lat: 40 }, { lng: 90, lat: 40 }, 0],
    [{ lng: 90, lat: 40 }, { lng: 90, lat: 41 }, 111_195],
    [{ lng: 0, lat: 0 }, { lng: 180, lat: 0 }, 20_015_114],
  ])('from %j to %j is %i meters', (one, other, metres) => {
    expect(distanceBetween(one, other)).toBe(metres);
    expect(distanceBetween(other, one)).toBe(metres);
  });
});

describe('the working area of an attendant', () => {
  const place = { regionCode: '119901001', street: '迎春街道' };

  it.each([
    ['119901', [], place, true],
    ['119901001002', [], place, true],
    // A whole city.
    ['119900', [], place, true],
    ['119902', [], place, false],
    ['119901', ['迎春街道'], place, true],
    ['119901', ['松涛街道'], place, false],
    // Named streets take precedence over the region.
    ['119902', ['迎春街道'], place, true],
    ['119901', ['松涛街道'], { ...place, street: null }, true],
    ['119901', [], { regionCode: null, street: null }, null],
  ] as const)('of region %s and streets %j, for a visit at %j, matches: %s', (region, serviceStreets, at, expected) => {
    expect(isInArea({ region, serviceStreets: [...serviceStreets] }, at)).toBe(expected);
  });

  it('gives no points for an unknown distance', () => {
    const nowhere = { ...visit, serviceLng: null, serviceLat: null };
    const fitness = fitnessOf({ attendant: candidate, serviceType, visit: nowhere, load: idle });
    expect(fitness).toMatchObject({ distanceM: null, parts: { distance: 0 }, eligible: true });
  });
});
