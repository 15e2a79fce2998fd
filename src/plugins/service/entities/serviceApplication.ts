import { type Draft, defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import {
  boolean,
  choice,
  dateTime,
  integer,
  list,
  money,
  phone,
  reference,
  region,
  text,
  texts,
} from '../../../../contract/fields';
import { isRecord } from '../../../../contract/isRecord';
import { placesOf } from '../../elderly/entities/elderlyReads';
import { payerTypes } from '../../elderly/entities/payerTypes';
import { PLAN_MINUTES_MAX } from './applicationLimits';
import {
  applicationActions,
  applicationSources,
  applicationStates,
  cancelReasons,
  openStates,
  removableStates,
  settleStatuses,
} from './applicationStates';
import { latitude, longitude } from './coordinateFields';
import { evidenceFields } from './evidenceFields';
import { NEIGHBOUR_FIELDS } from './risk/neighbourFields';
import { riskFields } from './risk/riskFields';
import { serviceApplicationCalls, serviceApplicationReads } from './serviceApplicationReads';
import { checkServiceApplication, deriveServiceApplication } from './serviceApplicationRules';
import { serviceApplicationTransitions } from './serviceApplicationTransitions';
import { signFields } from './signFields';

const price = () => money({ set: 'server' });

/**
 * Request, visit and settlement in one record, which is also the proof of the visit: service, person, date, place,
 * attendant, begin and end (21st Century Cures Act §12006).
 */
export const serviceApplication = defineEntity({
  name: 'serviceApplication',
  section: 'service',
  represent: 'applicationNo',
  fields: {
    applicationNo: text({
      max: 24,
      unique: true,
      set: 'server',
      list: true,
      search: true,
      sequence: { prefix: dayPrefix, digits: 6, wraps: true },
    }),
    source: choice(applicationSources, { fixed: true, default: 'admin', filter: true }),
    /** Number in the system the application came from; with the source it is unique. */
    externalNo: text({
      max: 40,
      pattern: /[A-Za-z0-9_-]+/,
      format: 'code',
      fixed: true,
      filter: true,
      search: true,
      personal: 'number',
    }),
    importBatchId: text({ max: 36, set: 'server', filter: true, personal: false }),
    /** Of the imported row, so that the same one changes nothing a second time. */
    importHash: text({ max: 64, set: 'server', secret: true, personal: true }),
    /** Missing for what was planned or imported. */
    userId: reference('user', { fixed: true, filter: true }),
    elderlyId: reference('elderly', { required: true, fixed: true, filter: true }),
    // How things stood when the application was made.
    elderlyNo: text({ max: 20, set: 'server', search: true, personal: 'number' }),
    elderlyName: text({ max: 50, set: 'server', mask: 'name', list: true, search: true }),
    elderlyPhone: phone({ set: 'server', mask: 'phone' }),
    elderlyCapacityTypeId: reference('elderlyCapacityType', { set: 'server', list: true, filter: true }),
    elderlyTypeId: reference('elderlyType', { set: 'server', filter: true }),
    /** The elder's home when none is chosen. An address is kept only while an application that is open uses it. */
    userAddressId: reference('userAddress', { weak: true }),
    // The place of service as it was when somebody was assigned.
    serviceAddress: text({ max: 200, set: 'server', mask: 'address' }),
    serviceRegionCode: region({ set: 'server', filter: true, personal: true, offers: placesOf('region') }),
    /** Degrees, GCJ-02. */
    serviceLng: longitude(),
    serviceLat: latitude(),
    /** Radius in metres within which a sign-in counts as at the place. */
    geofenceM: integer({ min: 10, max: 500, set: 'server', default: 100 }),
    serviceTypeId: reference('serviceType', { required: true, list: true, filter: true }),
    /** Codes of the catalogue items of the visit; the service itself unless told. */
    itemCodes: texts({ maxItems: 20, max: 32, pattern: /[A-Za-z0-9_]+/, personal: false }),
    /** Whom the request asks for; who assigns sees them first. */
    proposedAttendantId: reference('attendant', { weak: true }),
    attendantId: reference('attendant', { set: 'server', filter: true }),
    attendantName: text({
      max: 50,
      set: 'server',
      mask: 'name',
      list: true,
      search: true,
      personal: { of: 'attendantId' },
    }),
    planStart: dateTime({ required: true, list: true, filter: true }),
    planEnd: dateTime({ required: true }),
    planMinutes: integer({ min: 0, max: PLAN_MINUTES_MAX, set: 'server' }),
    /** The payer of the elder's programme unless told. */
    payerType: choice(payerTypes, { required: true, filled: true, list: true, filter: true }),
    priceFen: price(),
    /** Shares of the fund and of the elder; together the price. */
    fundFen: price(),
    selfFen: price(),
    applyReason: text({ max: 500, multiline: true, mask: 'text' }),
    specialNeeds: text({ max: 500, multiline: true, mask: 'text' }),
    status: choice(applicationStates, {
      tones: {
        applied: 'warning',
        accepted: 'info',
        assigned: 'info',
        inService: 'info',
        completed: 'positive',
        settled: 'positive',
        missed: 'danger',
        rejected: 'danger',
      },
      required: true,
      set: 'server',
      list: true,
      filter: true,
    }),
    /** Every move with its time and who made it, the first one first. */
    steps: list(
      {
        action: choice(applicationActions, {
          tones: {
            accept: 'info',
            assign: 'info',
            reassign: 'info',
            signIn: 'positive',
            signOut: 'positive',
            settle: 'positive',
            signInManual: 'warning',
            signOutManual: 'warning',
            amend: 'warning',
            approveTimes: 'positive',
            remind: 'warning',
            markException: 'warning',
            release: 'warning',
            autoClose: 'danger',
            reject: 'danger',
            cancel: 'danger',
            expire: 'danger',
          },
          required: true,
        }),
        time: dateTime({ required: true }),
        /** Missing where the server acted by itself. */
        adminId: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        adminName: text({ max: 50, personal: false }),
        approverName: text({ max: 50, personal: false }),
        attendantId: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        attendantName: text({ max: 50, mask: 'name', personal: { of: 'attendantId' } }),
        note: text({ max: 200, personal: true }),
      },
      { max: 200, set: 'server' },
    ),
    rejectReason: text({ max: 200, set: 'server', personal: true }),
    cancelReason: choice(cancelReasons, { set: 'server', filter: true }),
    cancelNote: text({ max: 200, set: 'server', personal: true }),
    /** Cancelled less than two hours before the beginning. */
    lateCancel: boolean({ set: 'server', default: false, filter: true }),
    /** Who has still to approve times that were entered by hand; nothing is paid before. */
    approvalAdminId: reference('admin', { set: 'server', weak: true, filter: true }),
    ...signFields,
    ...evidenceFields,
    /** Stars from the user, within seven days. */
    rating: integer({ min: 1, max: 5, set: 'server', list: true, filter: true }),
    ratingText: text({ max: 500, multiline: true, set: 'server', personal: true }),
    ratingTime: dateTime({ set: 'server' }),
    /** A sign-in or sign-out time was corrected later. */
    isAmended: boolean({ set: 'server', default: false }),
    amendments: list(
      {
        time: dateTime({ required: true }),
        adminId: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        adminName: text({ max: 50, personal: false }),
        approverName: text({ max: 50, personal: false }),
        reason: text({ max: 200, required: true, personal: true }),
        signInBefore: dateTime({}),
        signInAfter: dateTime({}),
        signOutBefore: dateTime({}),
        signOutAfter: dateTime({}),
      },
      { max: 50, set: 'server' },
    ),
    ...riskFields,
    settleStatus: choice(settleStatuses, {
      tones: { settled: 'positive', refused: 'danger' },
      set: 'server',
      default: 'unsettled',
      filter: true,
    }),
    settleBatch: text({ max: 30, set: 'server', filter: true, personal: false }),
    remark: text({ max: 500, multiline: true, personal: true }),
  },
  groups: {
    notes: { form: ['specialNeeds', 'remark'] },
    who: { form: ['elderlyId', 'serviceTypeId', 'itemCodes'] },
    when: { form: ['planStart', 'planEnd', 'userAddressId', 'proposedAttendantId'] },
    payer: { form: ['payerType'] },
    more: { form: ['source', 'externalNo', 'userId', 'applyReason', 'specialNeeds', 'remark'] },
    request: {
      show: [
        'elderlyId',
        'elderlyName',
        'elderlyNo',
        'elderlyPhone',
        'elderlyCapacityTypeId',
        'elderlyTypeId',
        'userId',
        'source',
        'externalNo',
        'importBatchId',
        'applyReason',
        'specialNeeds',
        'remark',
      ],
    },
    plan: {
      show: [
        'serviceTypeId',
        'planStart',
        'planEnd',
        'planMinutes',
        'proposedAttendantId',
        'attendantId',
        'attendantName',
        'serviceRegionCode',
        'serviceAddress',
        'userAddressId',
      ],
    },
    timeline: { show: [] },
    visit: {
      show: [
        'signStatus',
        'signMethod',
        'signInTime',
        'signOutTime',
        'actualMinutes',
        'confirmBy',
        'approvalAdminId',
        'remindTime',
        'exceptionType',
        'exceptionTime',
        'exceptionNote',
      ],
    },
    proof: {
      show: [
        'signInPhotos',
        'signOutPhotos',
        'servicePhotos',
        'elderSignature',
        'signInNote',
        'signOutNote',
        'serviceResult',
        'vitals',
        'rating',
        'ratingTime',
        'ratingText',
      ],
    },
    money: { show: ['payerType', 'priceFen', 'fundFen', 'selfFen', 'settleStatus', 'settleBatch'] },
    risk: { show: ['riskLevel', 'riskScore', 'riskStatus', 'riskReviewer', 'riskTime', 'riskNote'] },
    handset: {
      show: [
        'signInPhoneTime',
        'signInServerTime',
        'signInMock',
        'signInPhoneId',
        'signInIp',
        'signOutPhoneTime',
        'signOutServerTime',
        'signOutMock',
        'signOutPhoneId',
        'signOutIp',
      ],
    },
    amendments: { show: ['isAmended', 'amendments'] },
  },
  hidden: [
    'applicationNo',
    'serviceLng',
    'serviceLat',
    'geofenceM',
    'status',
    'steps',
    'rejectReason',
    'cancelReason',
    'cancelNote',
    'lateCancel',
    'signInLng',
    'signInLat',
    'signInAccuracyM',
    'signInDistanceM',
    'signOutLng',
    'signOutLat',
    'signOutAccuracyM',
    'signOutDistanceM',
    'missedOut',
    'photoFacts',
    'riskHits',
    'riskRuleMask',
    'riskOpenTime',
  ],
  trend: 'planStart',
  sort: [['planStart', 'desc']],
  belongs: { through: 'elderlyId' },
  erasure: {
    records: 'anonymise',
    about: ['elderlyId'],
    // What is completed is still to be settled.
    unfinished: [...openStates, 'completed'],
    kept: { law: 'accountingArchives', years: 30, since: 'planStart', states: ['settled'] },
  },
  removal: {
    kind: 'soft',
    guard: ({ status }) =>
      removableStates.some((state) => state === status) ? [] : [{ field: '', code: 'applicationKept' }],
    guardFields: ['status'],
  },
  indexes: [
    // What attendants have to do, and who was served in a period.
    [
      'planStart',
      'attendantId',
      'status',
      'planEnd',
      'planMinutes',
      // With these, how a day's visits stand is known without reading a single record.
      'serviceTypeId',
      'payerType',
      'serviceRegionCode',
      'elderlyId',
      'signInTime',
      'signInDistanceM',
      'signOutDistanceM',
      'signMethod',
      'missedOut',
      'riskRuleMask',
      // And with these, what a month came to.
      'actualMinutes',
      'rating',
      'riskLevel',
      'settleStatus',
      'priceFen',
      'fundFen',
    ],
    ['signInTime', 'status', 'elderlyId', 'serviceTypeId', 'attendantId', 'riskLevel'],
    // What the risk rules compare a visit with, without reading a single record: others of the attendant, of the elder.
    ['attendantId', 'planStart', 'status', 'elderlyId', ...NEIGHBOUR_FIELDS],
    ['elderlyId', 'planStart', 'status', 'attendantId', ...NEIGHBOUR_FIELDS],
    // What the monitoring of anomalies lists and counts, and whom it counts as confirmed.
    ['riskLevel', 'planStart', 'riskStatus', 'riskRuleMask', 'riskScore', 'signInTime', 'attendantId'],
    ['settleStatus', 'riskTime', 'attendantId'],
  ],
  uniqueTogether: [['source', 'externalNo']],
  indexedSearch: true,
  state: { field: 'status', initial: 'applied' },
  transitions: serviceApplicationTransitions,
  reads: serviceApplicationReads,
  calls: serviceApplicationCalls,
  derive: deriveServiceApplication,
  check: checkServiceApplication,
});
export type ServiceApplication = EntityRecord<typeof serviceApplication>;

/** The day of the first step; the ids of one day never have the same last six digits. */
function dayPrefix({ steps }: Draft): string {
  const first: unknown = Array.isArray(steps) ? steps[0] : undefined;
  const day = isRecord(first) ? String(first.time ?? '').slice(0, 'YYYY-MM-DD'.length) : '';
  return `SA${day.replaceAll('-', '')}`;
}
