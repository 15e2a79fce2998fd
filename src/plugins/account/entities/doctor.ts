import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import {
  choice,
  choices,
  date,
  dateTime,
  decimal,
  image,
  images,
  integer,
  mobile,
  money,
  pinyin,
  text,
  texts,
} from '../../../../contract/fields';
import { genderCodes } from '../../elderly/entities/identity/gender';
import { doctorTransitions } from './doctorTransitions';
import { expiredLicensesFilter, expiringLicensesFilter } from './licences';

export const doctorTitles = [
  'resident',
  'attending',
  'associateChief',
  'chief',
  'nurse',
  'seniorNurse',
  'chargeNurse',
  'rehabTherapist',
  'pharmacist',
  'other',
] as const;

/** A doctor of the mini-program, who answers consultations and reviews reports. */
export const doctor = defineEntity({
  name: 'doctor',
  section: 'account',
  titleField: 'name',
  fields: {
    doctorNo: text({
      max: 16,
      unique: true,
      readOnly: true,
      list: true,
      search: true,
      sequence: { prefix: 'D', digits: 7 },
    }),
    name: text({ max: 50, required: true, mask: 'name', list: true, search: true }),
    namePinyin: pinyin('name'),
    phone: mobile({ required: true, unique: true, mask: 'phone', list: true }),
    gender: choice(genderCodes, { filter: true }),
    // Not masked, because the owner publishes it.
    avatar: image({ mask: undefined, personal: true }),
    idNo: text({ max: 30, mask: 'document' }),
    hospital: text({ max: 100, required: true, list: true, filter: true, search: true, personal: false }),
    department: text({ max: 50, required: true, list: true, filter: true, personal: false }),
    title: choice(doctorTitles, { required: true, list: true, filter: true }),
    /** Number of the practicing certificate. */
    licenseNo: text({ max: 30, required: true, unique: true, mask: 'document' }),
    /** Number of the qualification certificate. */
    practiceNo: text({ max: 30, mask: 'document' }),
    licenseImages: images({ max: 3 }),
    /** Last day of validity of the license. */
    licenseExpire: date({ required: true, list: true, filter: true }),
    specialties: texts({ maxItems: 8, max: 20, personal: false }),
    introduction: text({ max: 2000, multiline: true, personal: true }),
    consultFee: money({ max: 1_000_000, default: 0 }),
    serviceModes: choices(['text', 'phone', 'video', 'home'], { filter: true }),
    /** Number of elders in their care. */
    patientCount: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, derived: true, readOnly: true, list: true }),
    rating: decimal({ min: 0, max: 5, scale: 1, readOnly: true, list: true }),
    status: choice(['pending', 'passed', 'disabled', 'rejected'], {
      colors: { pending: 'warning', passed: 'positive', rejected: 'danger' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    statusReason: text({ max: 200, readOnly: true, personal: true }),
    passTime: dateTime({ readOnly: true }),
    remark: text({ max: 500, multiline: true, personal: true }),
  },
  groups: {
    review: ['doctorNo', 'status', 'statusReason', 'passTime', 'patientCount', 'rating'],
    person: ['name', 'phone', 'gender', 'idNo', 'avatar'],
    practice: ['hospital', 'department', 'title', 'specialties', 'serviceModes', 'consultFee', 'introduction'],
    licence: ['licenseNo', 'practiceNo', 'licenseExpire', 'licenseImages', 'remark'],
  },
  columns: [
    'doctorNo',
    'name',
    'status',
    'licenseExpire',
    'hospital',
    'department',
    'title',
    'phone',
    'patientCount',
    'rating',
  ],
  quickFilters: {
    pending: { filter: { status: 'pending' }, count: true },
    passed: { filter: { status: 'passed' } },
    expiring: { filter: expiringLicensesFilter, count: true },
    expired: { filter: expiredLicensesFilter, count: true },
    disabled: { filter: { status: 'disabled' } },
  },
  counts: ['status'],
  sort: [
    ['status', 'asc'],
    ['createTime', 'desc'],
  ],
  deletion: { kind: 'soft' },
  duplicates: { rules: [['idNo']], facts: ['doctorNo', 'name', 'hospital', 'department', 'status'] },
  state: { field: 'status', initial: 'pending' },
  deadline: { field: 'licenseExpire' },
  transitions: doctorTransitions,
});
export type Doctor = EntityRecord<typeof doctor>;
