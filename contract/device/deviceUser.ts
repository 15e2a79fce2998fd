import { defineEntity, type EntityRecord } from '../defineEntity';
import { computedAge } from '../elderly/age';
import { genderCodes } from '../elderly/gender';
import { contactRelations } from '../elderly/relation';
import { boolean, choice, date, dateTime, decimal, group, integer, list, phone, reference, text } from '../fields';
import { alertLevels } from '../record/recordFields';
import { checkDeviceUser, deriveDeviceUser } from './deviceUserRules';
import { deviceUserTransitions } from './deviceUserTransitions';

/** Who wears devices: an elder, or somebody who is no client. */
export const deviceUser = defineEntity({
  name: 'deviceUser',
  section: 'device',
  represent: 'name',
  fields: {
    /** `W` and 8 digits. */
    deviceUserNo: text({ max: 16, unique: true, set: 'server', list: true, search: true }),
    /** The elder's record; name, gender, birth date and phone follow from it unless given. */
    elderlyId: reference('elderly', { unique: true, list: true, filter: true }),
    name: text({ max: 50, required: true, filled: true, mask: 'name', list: true, search: true }),
    phone: phone({ mask: 'phone', list: true }),
    gender: choice(genderCodes, { required: true, filled: true, list: true, filter: true }),
    birthDate: date({ required: true, filled: true, mask: 'birthDate' }),
    age: integer({ min: 0, max: 150, derived: true, set: 'server', list: true, filter: true }),
    heightCm: integer({ min: 50, max: 250 }),
    weightKg: decimal({ min: 10, max: 300, scale: 1 }),
    /** Kilograms by square metre. */
    bmi: decimal({ min: 0, max: 1200, scale: 1, set: 'server' }),
    deviceUserHealthyTypeId: reference('deviceUserHealthyType', { required: true, list: true, filter: true }),
    /** Beats a minute at rest. */
    restingHr: integer({ min: 30, max: 120 }),
    /** Beats a minute at most; by age unless given. */
    maxHr: integer({ min: 80, max: 230 }),
    smoker: boolean({ default: false }),
    /** Makes heart-rate variability and Lorenz plots impossible to interpret. */
    pacemaker: boolean({ default: false, filter: true }),
    medication: text({ max: 500, multiline: true, mask: 'text' }),
    /** Medians of the last fourteen days with data. */
    baseline: group(
      {
        restingHr: decimal({ min: 0, max: 300, scale: 1 }),
        avgHr: decimal({ min: 0, max: 300, scale: 1 }),
        spo2: decimal({ min: 0, max: 100, scale: 1 }),
        sdnn: decimal({ min: 0, max: 1000, scale: 1 }),
        sleepMin: integer({ min: 0, max: 1440 }),
        steps: integer({ min: 0, max: 1_000_000 }),
        /** Days that went into them. */
        days: integer({ min: 0, max: 14 }),
        asOf: date({}),
      },
      { set: 'server' },
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
    status: choice(['active', 'paused', 'ended'], { required: true, set: 'server', list: true, filter: true }),
    statusReason: text({ max: 200, set: 'server' }),
    /** Devices worn; counted when read. */
    deviceCount: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, derived: true, set: 'server', list: true }),
    lastAlertLevel: choice(alertLevels, { set: 'server', default: 'none', list: true, filter: true }),
    lastAlertTime: dateTime({ set: 'server', list: true, filter: true }),
    remark: text({ max: 500, multiline: true }),
  },
  sort: [
    ['lastAlertTime', 'desc'],
    ['updateTime', 'desc'],
  ],
  removal: { kind: 'soft' },
  belongs: { through: 'elderlyId', unlinked: 'author' },
  state: { field: 'status', initial: 'active' },
  transitions: deviceUserTransitions,
  derive: deriveDeviceUser,
  check: checkDeviceUser,
  computed: { age: computedAge },
});
export type DeviceUser = EntityRecord<typeof deviceUser>;
