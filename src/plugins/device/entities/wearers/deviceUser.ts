import { defineEntity, type EntityRecord } from '../../../../../contract/defineEntity';
import {
  boolean,
  choice,
  date,
  dateTime,
  decimal,
  group,
  integer,
  list,
  phone,
  pinyin,
  reference,
  references,
  text,
} from '../../../../../contract/fields';
import { addDays } from '../../../../../contract/moment';
import { computedAge } from '../../../elderly/entities/identity/age';
import { genderCodes } from '../../../elderly/entities/identity/gender';
import { contactRelations } from '../../../elderly/entities/identity/relation';
import { alertLevels } from '../thresholds/alertLevels';
import { extremeFields } from '../thresholds/movedExtremes';
import { checkDeviceUser, deriveDeviceUser } from './deviceUserRules';
import { deviceUserTransitions } from './deviceUserTransitions';

/** A wearer of devices: an elder, or a person who is not a client. */
export const deviceUser = defineEntity({
  name: 'deviceUser',
  section: 'device',
  titleField: 'name',
  fields: {
    deviceUserNo: text({
      max: 16,
      unique: true,
      readOnly: true,
      list: true,
      search: true,
      sequence: { prefix: 'W', digits: 8 },
      personal: true,
    }),
    /** The elder's record. Name, gender, birth date and phone default to its values. */
    elderlyId: reference('elderly', { unique: true, list: true, filter: true }),
    name: text({ max: 50, required: true, filledByDerive: true, mask: 'name', list: true, search: true }),
    namePinyin: pinyin('name'),
    phone: phone({ mask: 'phone', list: true }),
    gender: choice(genderCodes, { required: true, filledByDerive: true, list: true, filter: true }),
    birthDate: date({ required: true, filledByDerive: true, mask: 'birthDate' }),
    age: integer({ min: 0, max: 150, derived: true, readOnly: true, list: true, filter: true }),
    heightCm: integer({ min: 50, max: 250 }),
    weightKg: decimal({ min: 10, max: 300, scale: 1 }),
    /** Kilograms per square meter. */
    bmi: decimal({ min: 0, max: 1200, scale: 1, readOnly: true }),
    deviceUserHealthyTypeId: reference('deviceUserHealthyType', { required: true, list: true, filter: true }),
    /** Further conditions. If several set a threshold, the stricter one applies. */
    otherConditionIds: references('deviceUserHealthyType', { max: 5, filter: true }),
    /** Extreme limits that a doctor has moved, and why. */
    extremeLimits: group(extremeFields, { readOnly: true }),
    extremesDoctorId: reference('doctor', { readOnly: true, weak: true }),
    extremesReason: text({ max: 200, multiline: true, readOnly: true, personal: true }),
    extremesTime: dateTime({ readOnly: true }),
    /** Beats a minute at rest. */
    restingHr: integer({ min: 30, max: 120 }),
    /** Maximum heart rate in beats a minute. Defaults to the value expected at the wearer's age. */
    maxHr: integer({ min: 80, max: 230 }),
    smoker: boolean({ default: false }),
    /** Makes heart rate variability and Lorenz plots impossible to interpret. */
    pacemaker: boolean({ default: false, filter: true }),
    medication: text({ max: 500, multiline: true, mask: 'text', encrypted: true }),
    /** Medians of the last fourteen days with data. */
    baseline: group(
      {
        restingHr: decimal({ min: 0, max: 300, scale: 1 }),
        avgHr: decimal({ min: 0, max: 300, scale: 1 }),
        spo2: decimal({ min: 0, max: 100, scale: 1 }),
        sdnn: decimal({ min: 0, max: 1000, scale: 1 }),
        sleepMin: integer({ min: 0, max: 1440 }),
        steps: integer({ min: 0, max: 1_000_000 }),
        /** Number of days in the medians. */
        days: integer({ min: 0, max: 14 }),
        asOf: date({}),
      },
      { readOnly: true },
    ),
    doctorId: reference('doctor', { list: true, filter: true }),
    emergencyContacts: list(
      {
        name: text({ max: 50, required: true, mask: 'name' }),
        relation: choice(contactRelations, { required: true }),
        phone: phone({ required: true, mask: 'phone' }),
      },
      { max: 5 },
    ),
    status: choice(['active', 'paused', 'ended'], {
      colors: { active: 'positive' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    statusReason: text({ max: 200, readOnly: true, personal: true }),
    /** Number of worn devices, counted on read. */
    deviceCount: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, derived: true, readOnly: true, list: true }),
    lastAlertLevel: choice(alertLevels, { readOnly: true, default: 'none', list: true, filter: true }),
    lastAlertTime: dateTime({ readOnly: true, list: true, filter: true }),
    remark: text({ max: 500, multiline: true, personal: true }),
  },
  groups: {
    state: {
      show: [
        'deviceUserNo',
        'status',
        'statusReason',
        'deviceUserHealthyTypeId',
        'deviceCount',
        'lastAlertLevel',
        'lastAlertTime',
      ],
    },
    person: ['elderlyId', 'name', 'gender', 'birthDate', 'phone', 'remark'],
    body: ['heightCm', 'weightKg', 'restingHr', 'maxHr', 'smoker', 'pacemaker', 'medication'],
    care: ['doctorId', 'emergencyContacts'],
    class: { form: ['deviceUserHealthyTypeId', 'otherConditionIds'], show: ['otherConditionIds'] },
    extremes: { show: ['extremeLimits', 'extremesDoctorId', 'extremesReason', 'extremesTime'] },
    figures: ['age', 'bmi'],
  },
  hidden: ['baseline'],
  columns: [
    'deviceUserNo',
    'name',
    'gender',
    'age',
    'deviceUserHealthyTypeId',
    'deviceCount',
    'lastAlertLevel',
    'lastAlertTime',
    'elderlyId',
    'status',
  ],
  quickFilters: {
    active: { filter: { status: 'active' } },
    critical: {
      filter: (today) => ({ lastAlertTime: { from: addDays(today, -1) }, lastAlertLevel: 'critical' }),
      count: true,
    },
    warned: { filter: (today) => ({ lastAlertTime: { from: addDays(today, -1) }, lastAlertLevel: 'warn' }) },
    paused: { filter: { status: 'paused' } },
  },
  counts: ['status'],
  sort: [
    ['lastAlertTime', 'desc'],
    ['updateTime', 'desc'],
  ],
  erasure: { records: 'hide', about: ['elderlyId'] },
  deletion: { kind: 'soft' },
  duplicates: { rules: [['name', 'birthDate']], facts: ['deviceUserNo', 'name', 'birthDate', 'elderlyId', 'status'] },
  rowScope: { through: 'elderlyId', unlinked: 'author' },
  state: { field: 'status', initial: 'active' },
  transitions: deviceUserTransitions,
  derive: deriveDeviceUser,
  check: checkDeviceUser,
  computed: { age: computedAge },
});
export type DeviceUser = EntityRecord<typeof deviceUser>;
