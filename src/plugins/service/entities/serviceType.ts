import { defineDictionary, type EntityRecord } from '../../../../contract/defineEntity';
import { boolean, choice, choices, group, integer, money, references, text } from '../../../../contract/fields';
import { attendantRoles } from './attendants/attendantRoles';

/** Actions of the app when a limit of the check-in policy is exceeded. */
const breachActions = ['allow', 'prompt', 'block', 'closeOrder'] as const;

/** An item of the service catalog: the roles that can do it, its duration, its price, and its check-in policy. */
export const serviceType = defineDictionary({
  name: 'serviceType',
  section: 'service',
  fields: {
    category: choice(
      [
        'clean',
        'nutrition',
        'excretion',
        'mobility',
        'vitals',
        'medication',
        'rehab',
        'housework',
        'meal',
        'bath',
        'escort',
        'visit',
        'psych',
      ],
      { required: true, list: true, filter: true },
    ),
    /** Accepted roles. */
    requireRole: choices(attendantRoles, { required: true, list: true, filter: true }),
    stdMinutes: integer({ min: 5, max: 720, required: true, list: true }),
    minMinutes: integer({ min: 5, max: 720, required: true, list: true }),
    maxMinutes: integer({ min: 5, max: 720, required: true, list: true }),
    frequency: text({ max: 50, list: true }),
    priceFen: money({ required: true, list: true }),
    /** The unit of the price. */
    unit: choice(['visit', 'hour'], { default: 'visit' }),
    /** Price for each payer whose price differs from `priceFen`. */
    payerPrices: group(
      { ltci: money({}), gov: money({}), homeBed: money({}), self: money({}), family: money({}), charity: money({}) },
      {},
    ),
    /** Grades that can receive it; empty for all. */
    capacityTypeIds: references('elderlyCapacityType', { filter: true }),
    nursesOnly: boolean({ default: false }),
    twoPerson: boolean({ default: false }),
    lateRecord: boolean({ default: true }),
    lateMaxMin: integer({ min: 0, max: 720, default: 10 }),
    lateAction: choice(breachActions, { default: 'prompt' }),
    earlyRecord: boolean({ default: true }),
    earlyMaxMin: integer({ min: 0, max: 720, default: 10 }),
    earlyAction: choice(breachActions, { default: 'prompt' }),
    signInRecord: boolean({ default: true }),
    signInMaxM: integer({ min: 10, max: 5000, default: 200 }),
    signInAction: choice(breachActions, { default: 'prompt' }),
    signOutRecord: boolean({ default: true }),
    signOutMaxM: integer({ min: 10, max: 5000, default: 200 }),
    signOutAction: choice(breachActions, { default: 'prompt' }),
    signInPhotos: integer({ min: 0, max: 3, default: 1 }),
    signOutPhotos: integer({ min: 0, max: 3, default: 2 }),
    /** Photos can come from the album, not only from the camera. */
    albumAllowed: boolean({ default: false }),
    scanCodeIn: boolean({ default: false }),
    scanCodeOut: boolean({ default: false }),
    recordAudioIn: boolean({ default: false }),
    recordAudioOut: boolean({ default: false }),
    recordAudioSeconds: integer({ min: 5, max: 600, default: 30 }),
    minLengthRecord: boolean({ default: true }),
    minLengthAction: choice(breachActions, { default: 'prompt' }),
    lengthLessRecord: boolean({ default: true }),
    lengthLessAction: choice(breachActions, { default: 'prompt' }),
    conflictRecord: boolean({ default: true }),
    conflictAction: choice(breachActions, { default: 'block' }),
    needSignature: choice(['elder', 'family', 'none'], { default: 'none' }),
  },
  groups: {
    item: ['code', 'name', 'nameEn', 'nameJa', 'category', 'frequency', 'sort', 'enabled', 'color', 'description'],
    work: ['requireRole', 'nursesOnly', 'twoPerson', 'capacityTypeIds', 'stdMinutes', 'minMinutes', 'maxMinutes'],
    price: ['priceFen', 'unit', 'payerPrices'],
    policy: [
      'lateRecord',
      'lateMaxMin',
      'lateAction',
      'earlyRecord',
      'earlyMaxMin',
      'earlyAction',
      'signInRecord',
      'signInMaxM',
      'signInAction',
      'signOutRecord',
      'signOutMaxM',
      'signOutAction',
      'minLengthRecord',
      'minLengthAction',
      'lengthLessRecord',
      'lengthLessAction',
      'conflictRecord',
      'conflictAction',
    ],
    evidence: [
      'signInPhotos',
      'signOutPhotos',
      'albumAllowed',
      'scanCodeIn',
      'scanCodeOut',
      'recordAudioIn',
      'recordAudioOut',
      'recordAudioSeconds',
      'needSignature',
    ],
  },
  hidden: ['builtin', 'remark', 'usageCount'],
  columns: ['code', 'name', 'category', 'requireRole', 'stdMinutes', 'frequency', 'priceFen', 'usageCount', 'enabled'],
  quickFilters: {
    enabled: { filter: { enabled: true } },
    disabled: { filter: { enabled: false } },
    nurses: { filter: { nursesOnly: true } },
  },
  check: ({ minMinutes, stdMinutes, maxMinutes }) =>
    Number(minMinutes) <= Number(stdMinutes) && Number(stdMinutes) <= Number(maxMinutes)
      ? []
      : [{ field: 'stdMinutes', code: 'minutesOrder' }],
});
export type ServiceType = EntityRecord<typeof serviceType>;
