import { REASON_MAX } from '../../../../contract/constants';
import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { erasureCalls } from '../../../../contract/erasePerson';
import {
  choice,
  date,
  dateTime,
  decimal,
  image,
  images,
  integer,
  list,
  mobile,
  pinyin,
  references,
  region,
  text,
  texts,
} from '../../../../contract/fields';
import { computedAge } from '../../elderly/entities/age';
import { placesOf } from '../../elderly/entities/elderlyReads';
import { genderCodes } from '../../elderly/entities/gender';
import { attendantRoles } from './attendantRoles';
import { checkAttendant, deriveAttendant } from './attendantRules';
import { attendantTransitions } from './attendantTransitions';
import { certificateTypes } from './certificates';
import { certsExpired, certsExpiring } from './populations';

/** Caregiver who visits elders at home; approved or banned by administrators. */
export const attendant = defineEntity({
  name: 'attendant',
  section: 'service',
  represent: 'name',
  person: { photo: 'photo', facts: ['age', 'role', 'skillLevel', 'workStatus'] },
  fields: {
    attendantNo: text({
      max: 16,
      unique: true,
      set: 'server',
      list: true,
      search: true,
      sequence: { prefix: 'A', digits: 7 },
      personal: 'number',
    }),
    name: text({ max: 50, required: true, mask: 'name', list: true, search: true }),
    namePinyin: pinyin('name'),
    gender: choice(genderCodes, { required: true, filled: true, list: true, filter: true }),
    /** Taken from the resident ID number. */
    birthDate: date({ set: 'server', mask: 'birthDate' }),
    age: integer({ min: 0, max: 150, derived: true, set: 'server', list: true }),
    /** Resident ID number. */
    idNo: text({ max: 30, required: true, unique: true, mask: 'document' }),
    phone: mobile({ required: true, unique: true, mask: 'phone' }),
    // Both may follow after the first entry; nobody is passed without them.
    photo: image({}),
    idImages: images({ max: 4 }),
    role: choice(attendantRoles, { required: true, list: true, filter: true }),
    /** National occupational grade, from 5 (beginner) to 1 (senior technician). */
    skillLevel: choice(['5', '4', '3', '2', '1'], { list: true, filter: true }),
    certs: list(
      {
        type: choice(certificateTypes, { required: true }),
        no: text({ max: 50 }),
        issue: date({}),
        expire: date({}),
        image: image({}),
      },
      { max: 20, mask: 'text' },
    ),
    /** The first day on which one of the certificates is no longer valid. */
    certExpire: date({ set: 'server', list: true, filter: true }),
    serviceTypeIds: references('serviceType', { required: true, min: 1, max: 100, list: true, filter: true }),
    skills: texts({ maxItems: 20, max: 20, personal: false }),
    region: region({ required: true, filter: true, personal: false, offers: placesOf('region') }),
    serviceStreets: texts({ maxItems: 50, max: 50, filter: true, personal: false, offers: placesOf('street') }),
    /** Degrees, GCJ-02. */
    homeLng: decimal({ min: -180, max: 180, scale: 6, mask: 'coordinate' }),
    homeLat: decimal({ min: -90, max: 90, scale: 6, mask: 'coordinate' }),
    travelRadiusKm: integer({ min: 1, max: 30, default: 5 }),
    employment: choice(['fullTime', 'partTime', 'agency'], { filter: true }),
    hireDate: date({}),
    leaveDate: date({}),
    /** Account for settlements. */
    bankCardNo: text({ max: 25, pattern: /^\d{12,25}$/, mask: 'document' }),
    /** Most visits a day. */
    dailyCap: integer({ min: 1, max: 50, default: 8 }),
    monthlyHoursCap: integer({ min: 1, max: 744, default: 208 }),
    rating: decimal({ min: 0, max: 5, scale: 1, set: 'server', list: true }),
    serviceCount: integer({ min: 0, max: 1_000_000, set: 'server', default: 0, list: true }),
    /** Percent. */
    completeRate: decimal({ min: 0, max: 100, scale: 1, set: 'server', list: true }),
    abnormalRate30d: decimal({ min: 0, max: 100, scale: 1, set: 'server', list: true }),
    workStatus: choice(['idle', 'inService', 'leave', 'offDuty'], {
      tones: { idle: 'positive', inService: 'info', leave: 'warning' },
      set: 'server',
      default: 'offDuty',
      list: true,
      filter: true,
    }),
    status: choice(['pending', 'passed', 'rejected', 'banned', 'resigned'], {
      tones: { pending: 'warning', passed: 'positive', rejected: 'danger', banned: 'danger' },
      required: true,
      set: 'server',
      list: true,
      filter: true,
    }),
    statusReason: text({ max: 200, set: 'server', personal: true }),
    passTime: dateTime({ set: 'server' }),
    banTime: dateTime({ set: 'server' }),
    banUntil: date({ set: 'server' }),
    /** Confirmed anomalies of 90 days reached the number from which a ban is proposed. */
    banProposedTime: dateTime({ set: 'server', filter: true }),
    /** Fingerprint of the last handset. */
    phoneDeviceId: text({ max: 64, mask: 'text', set: 'server' }),
    /** What is kept of the key of the caregiver's app, and since when there is one. */
    appKeyHash: text({ max: 64, set: 'server', secret: true, personal: true }),
    appKeyTime: dateTime({ set: 'server' }),
    /** What is kept of the code by which a handset gets the key, and until when it serves. */
    pairingHash: text({ max: 64, set: 'server', secret: true, personal: true }),
    pairingUntil: dateTime({ set: 'server' }),
    remark: text({ max: 500, multiline: true, personal: true }),
  },
  groups: {
    review: ['attendantNo', 'status', 'statusReason', 'passTime', 'banTime', 'banUntil', 'workStatus', 'certExpire'],
    person: [
      'name',
      'gender',
      'idNo',
      'birthDate',
      'phone',
      'role',
      'skillLevel',
      'employment',
      'hireDate',
      'leaveDate',
    ],
    papers: ['photo', 'idImages', 'certs'],
    work: ['serviceTypeIds', 'skills', 'region', 'serviceStreets', 'travelRadiusKm', 'dailyCap', 'monthlyHoursCap'],
    home: ['homeLng', 'homeLat'],
    settlement: ['bankCardNo', 'remark'],
    record: ['serviceCount', 'rating', 'completeRate', 'abnormalRate30d', 'appKeyTime', 'pairingUntil'],
  },
  hidden: ['age', 'banProposedTime', 'phoneDeviceId'],
  columns: [
    'attendantNo',
    'name',
    'status',
    'certExpire',
    'role',
    'phone',
    'region',
    'skillLevel',
    'serviceCount',
    'rating',
    'abnormalRate30d',
    'gender',
    'age',
  ],
  quickFilters: {
    pending: { filter: { status: 'pending' }, count: true },
    passed: { filter: { status: 'passed' } },
    banned: { filter: { status: 'banned' } },
    expiring: { filter: (today) => certsExpiring(today), count: true },
    expired: { filter: certsExpired, count: true },
  },
  sort: [
    ['status', 'asc'],
    ['createTime', 'desc'],
  ],
  belongs: { region: 'region' },
  erasure: {
    records: 'hide',
    unfinished: ['passed'],
    kept: { law: 'accountingArchives', years: 30, since: 'leaveDate', states: ['resigned', 'banned'] },
  },
  removal: { kind: 'soft' },
  duplicates: { rules: [['name', 'birthDate']], facts: ['attendantNo', 'name', 'birthDate', 'region', 'status'] },
  state: { field: 'status', initial: 'pending' },
  transitions: attendantTransitions,
  reads: {
    /** Contains-match, passed attendants first. */
    selectByName: { input: { name: text({ max: 50, required: true }) }, answer: 'list', limit: 20 },
  },
  calls: {
    ...erasureCalls,
    /**
     * Lets one handset get a key with which the caregiver's app proves who it is, by a code that serves once; answers an
     * {@link AppPairing}. The key before ends.
     */
    issueAppKey: {
      input: {
        id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
        reason: text({ required: true, max: REASON_MAX }),
      },
      risk: 'danger',
      // Visits tell their caregiver names, numbers and addresses in full.
      uncovers: ['attendant', 'elderly', 'serviceApplication'],
    },
  },
  derive: deriveAttendant,
  check: checkAttendant,
  computed: { age: computedAge },
});
export type Attendant = EntityRecord<typeof attendant>;

/** What `issueAppKey` answers. */
export interface AppPairing {
  /** To be typed or scanned by the handset, which gets the key for it. */
  code: string;
  /** Until then, ISO 8601. */
  until: string;
}

/** What a handset gets for the code of its pairing. */
export interface AppKey {
  /** For the header `Authorization: Bearer …`. */
  key: string;
}
