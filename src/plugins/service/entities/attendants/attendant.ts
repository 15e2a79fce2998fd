import { defineEntity, type EntityRecord } from '../../../../../contract/defineEntity';
import { erasureCalls } from '../../../../../contract/erasePerson';
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
  reason,
  references,
  region,
  text,
  texts,
} from '../../../../../contract/fields';
import { placesOf } from '../../../elderly/entities/elderlyReads';
import { computedAge } from '../../../elderly/entities/identity/age';
import { genderCodes } from '../../../elderly/entities/identity/gender';
import { certsExpired, certsExpiring } from '../populations';
import { attendantRoles } from './attendantRoles';
import { checkAttendant, deriveAttendant } from './attendantRules';
import { attendantTransitions } from './attendantTransitions';
import { certificateTypes } from './certificates';

/** A caregiver who visits elders at home; administrators approve and ban them. */
export const attendant = defineEntity({
  name: 'attendant',
  section: 'service',
  titleField: 'name',
  person: { photo: 'photo' },
  facts: ['age', 'role', 'skillLevel', 'workStatus'],
  fields: {
    attendantNo: text({
      max: 16,
      unique: true,
      readOnly: true,
      list: true,
      search: true,
      sequence: { prefix: 'A', digits: 7 },
      personal: 'number',
    }),
    name: text({ max: 50, required: true, mask: 'name', list: true, search: true }),
    namePinyin: pinyin('name'),
    gender: choice(genderCodes, { required: true, filledByDerive: true, list: true, filter: true }),
    /** Derived from the resident ID number. */
    birthDate: date({ readOnly: true, mask: 'birthDate' }),
    age: integer({ min: 0, max: 150, derived: true, readOnly: true, list: true }),
    /** Resident ID number. */
    idNo: text({ max: 30, required: true, unique: true, mask: 'document' }),
    phone: mobile({ required: true, unique: true, mask: 'phone' }),
    // Both can follow after the first entry, but passing an attendant requires them.
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
    /** Last day of validity of the certificate that expires first. */
    certExpire: date({ readOnly: true, list: true, filter: true }),
    serviceTypeIds: references('serviceType', { required: true, min: 1, max: 100, list: true, filter: true }),
    skills: texts({ maxItems: 20, max: 20, personal: false }),
    region: region({ required: true, filter: true, personal: false, suggestions: placesOf('region') }),
    serviceStreets: texts({ maxItems: 50, max: 50, filter: true, personal: false, suggestions: placesOf('street') }),
    /** Degrees, GCJ-02. */
    homeLng: decimal({ min: -180, max: 180, scale: 6, mask: 'coordinate' }),
    homeLat: decimal({ min: -90, max: 90, scale: 6, mask: 'coordinate' }),
    travelRadiusKm: integer({ min: 1, max: 30, default: 5 }),
    employment: choice(['fullTime', 'partTime', 'agency'], { filter: true }),
    hireDate: date({}),
    leaveDate: date({}),
    /** Bank account for settlements. */
    bankCardNo: text({ max: 25, pattern: /^\d{12,25}$/, mask: 'document' }),
    /** Maximum number of visits per day. */
    dailyCap: integer({ min: 1, max: 50, default: 8 }),
    monthlyHoursCap: integer({ min: 1, max: 744, default: 208 }),
    rating: decimal({ min: 0, max: 5, scale: 1, readOnly: true, list: true }),
    serviceCount: integer({ min: 0, max: 1_000_000, readOnly: true, default: 0, list: true }),
    /** Percent. */
    completeRate: decimal({ min: 0, max: 100, scale: 1, readOnly: true, list: true }),
    abnormalRate30d: decimal({ min: 0, max: 100, scale: 1, readOnly: true, list: true }),
    workStatus: choice(['idle', 'inService', 'leave', 'offDuty'], {
      colors: { idle: 'positive', inService: 'info', leave: 'warning' },
      readOnly: true,
      default: 'offDuty',
      list: true,
      filter: true,
    }),
    status: choice(['pending', 'passed', 'rejected', 'banned', 'resigned'], {
      colors: { pending: 'warning', passed: 'positive', rejected: 'danger', banned: 'danger' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    statusReason: text({ max: 200, readOnly: true, personal: true }),
    passTime: dateTime({ readOnly: true }),
    banTime: dateTime({ readOnly: true }),
    banUntil: date({ readOnly: true }),
    /** Set when the confirmed anomalies of 90 days reach the threshold for proposing a ban. */
    banProposedTime: dateTime({ readOnly: true, filter: true }),
    /** Fingerprint of the handset used last. */
    phoneDeviceId: text({ max: 64, mask: 'text', readOnly: true }),
    /** Hash of the key of the caregiver's app, and when the key was issued. */
    appKeyHash: text({ max: 64, readOnly: true, secret: true, personal: true }),
    appKeyTime: dateTime({ readOnly: true }),
    /** Hash of the pairing code with which a handset gets the key, and when the code expires. */
    pairingHash: text({ max: 64, readOnly: true, secret: true, personal: true }),
    pairingUntil: dateTime({ readOnly: true }),
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
  rowScope: { region: 'region' },
  erasure: {
    records: 'hide',
    unfinished: ['passed'],
    retention: { law: 'accountingArchives', years: 30, since: 'leaveDate', states: ['resigned', 'banned'] },
  },
  deletion: { kind: 'soft' },
  duplicates: { rules: [['name', 'birthDate']], facts: ['attendantNo', 'name', 'birthDate', 'region', 'status'] },
  state: { field: 'status', initial: 'pending' },
  deadline: { field: 'certExpire', states: ['pending', 'passed'] },
  transitions: attendantTransitions,
  reads: {
    /** Matches a part of the name; passed attendants come first. */
    selectByName: { input: { name: text({ max: 50, required: true }) }, answer: 'list', limit: 20 },
  },
  calls: {
    ...erasureCalls,
    /**
     * Issues a one-time pairing code with which a handset gets the key of the caregiver's app; answers an {@link
     * AppPairing}. The previous key becomes invalid.
     */
    issueAppKey: {
      input: {
        id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
        reason: reason(),
      },
      risk: 'danger',
      // The app shows the caregiver names, numbers and addresses of visits unmasked.
      unmaskedEntities: ['attendant', 'elderly', 'serviceApplication'],
    },
  },
  derive: deriveAttendant,
  check: checkAttendant,
  computed: { age: computedAge },
});
export type Attendant = EntityRecord<typeof attendant>;

/** The answer of `issueAppKey`. */
export interface AppPairing {
  /** The user types or scans it on the handset, which exchanges it for the key. */
  code: string;
  /** When the code expires, ISO 8601. */
  until: string;
}

/** The key that a handset gets for a pairing code. */
export interface AppKey {
  /** For the header `Authorization: Bearer …`. */
  key: string;
}
